"""What the analysis of a finished game has found out about each decision."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "appraisals",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("decision", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("appraisals")
