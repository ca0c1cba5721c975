"""What people say at a table, and whom they do not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "messages",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column(
            "match_id", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, index=True
        ),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reaction", sa.String(16), nullable=False),
        sa.Column("aside", sa.Boolean, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("match_id", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(16), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_table("messages")
