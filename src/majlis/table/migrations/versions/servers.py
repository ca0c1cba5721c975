"""Servers that share a database: who looks through which, and what each has taken on."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beat", sa.Float, nullable=False),
    )
    op.create_table(
        "visits",
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("server", sa.String(16), holder(), primary_key=True, index=True),
        sa.Column("name", sa.String(40), nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("server", sa.String(16), holder(), nullable=False, index=True),
    )
    op.create_table(
        "files",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("driver", sa.String(16), nullable=False, server_default=""))
    op.create_index(
        "driven", "matches", ["driver"], postgresql_where=sa.text("driver <> ''"),
        sqlite_where=sa.text("driver <> ''"),
    )  # fmt: skip


def holder() -> sa.ForeignKey:
    return sa.ForeignKey("servers.id", ondelete="CASCADE")


def downgrade() -> None:
    op.drop_index("driven", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("driver")
    for table in ("files", "claims", "visits", "servers"):
        op.drop_table(table)
