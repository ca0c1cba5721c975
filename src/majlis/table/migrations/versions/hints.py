"""Tables say who may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("hints", sa.String(8), nullable=False, server_default="alone"))


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("hints")
