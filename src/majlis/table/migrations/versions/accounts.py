"""Names and passwords of those who want their games on several devices."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("login", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("accounts")
