"""Tables say whether watchers are shown everybody's chance to win."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # A default that is an expression would make SQLite lay the table anew, which it refuses as soon
    # as there are events of matches.
    with op.batch_alter_table("matches") as matches:
        column = sa.Column("chances", sa.Boolean, nullable=False, server_default="0")
        matches.add_column(column)


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("chances")
