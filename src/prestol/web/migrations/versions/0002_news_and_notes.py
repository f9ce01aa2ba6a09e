"""PostgreSQL tells all processes what is new; notes of a seat; who may cancel a table; when a game has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("creator", sa.String(64)))
    op.add_column("tables", sa.Column("ended", sa.DateTime(timezone=True)))
    if op.get_bind().dialect.name == "postgresql":
        tell("entries", "NEW.revision", "0")
        tell("chat", "0", "NEW.number")


def tell(table: str, revision: str, line: str) -> None:
    """Each new row tells “table revision line”; news.py listens."""
    body = f"PERFORM pg_notify('prestol', concat_ws(' ', NEW.\"table\", {revision}, {line})); RETURN NULL;"
    op.execute(f"CREATE FUNCTION tell_{table}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$")
    op.execute(f"CREATE TRIGGER tell AFTER INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION tell_{table}()")


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for table in ("entries", "chat"):
            op.execute(f"DROP FUNCTION tell_{table}() CASCADE")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "creator")
    op.drop_table("notes")
