"""The web table: `majlis serve`."""

from __future__ import annotations


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    pause: float = 0.9,
    url: str = "",
    smtp: str | None = None,
    workers: int = 1,
) -> None:
    """Serve the table until it is interrupted.

    `db` is a file or the address of a database, by default a file in the user's data folder;
    `pause` is how many seconds bots take to answer; `url` is where others reach the table, and
    `smtp` the server that takes its mails, if it is to send any; `workers` is how many processes
    serve it, which more than one can do on PostgreSQL.
    """
    from majlis.table.serve import serve  # the web framework is of no use to the bots' processes

    serve(host, port, db, pause, url, smtp, workers)
