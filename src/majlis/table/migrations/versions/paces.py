"""Tables have a pace and clocks, and the server a pulse."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        matches.add_column(sa.Column("pace", sa.JSON, nullable=False, server_default="{}"))
        matches.add_column(
            sa.Column("stand_in", sa.String(40), nullable=False, server_default="level3")
        )
        matches.add_column(sa.Column("clocks", sa.JSON, nullable=False, server_default="[]"))
        matches.add_column(sa.Column("due", sa.Float, nullable=True))
        matches.create_index("ix_matches_due", ["due"])
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("missed", sa.Float, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 0, "beat": 0.0, "missed": 0.0}])


def downgrade() -> None:
    op.drop_table("pulse")
    with op.batch_alter_table("matches") as matches:
        matches.drop_index("ix_matches_due")
        for column in ("pace", "stand_in", "clocks", "due"):
            matches.drop_column(column)
