"""Who has sat where, and got up."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column(
            "match_id", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, index=True
        ),
        sa.Column("person", sa.String(40), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sat")
