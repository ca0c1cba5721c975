"""How people want to be called when it is their turn, and who has been."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "callings",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("push", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Boolean, nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("ask", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("done", sa.Boolean, nullable=False, index=True),
    )


def downgrade() -> None:
    for table in ("calls", "subscriptions", "callings"):
        op.drop_table(table)
