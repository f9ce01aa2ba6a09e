"""Games may begin at a position; what an analysis has found about decisions is called so."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text))
    op.rename_table("appraisals", "decisions")


def downgrade() -> None:
    op.rename_table("decisions", "appraisals")
    op.drop_column("tables", "position")
