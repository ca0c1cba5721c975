"""Nonsense of all kinds: the table answers it, and stays as it is.

python -m tests.fuzz http [--inputs 100000] [--db URL] [--python PYTHON]
python -m tests.fuzz decoders [--inputs 1000000]
"""

from __future__ import annotations

import argparse
import sys

from tests.fuzz import decoders
from tests.fuzz.place import prepared
from tests.fuzz.server import served


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    kinds = parser.add_subparsers(dest="kind", required=True)
    process = kinds.add_parser("decoders", help="mutated inputs into whatever reads them")
    process.add_argument("--inputs", type=int, default=1_000_000)
    process.add_argument("--seed", type=int, default=1)
    wire = kinds.add_parser("http", help="requests, sockets and noise against a server")
    wire.add_argument("--inputs", type=int, default=100_000)
    wire.add_argument("--seed", type=int, default=1)
    wire.add_argument("--db", default="", help="of an empty database; a SQLite file, if none")
    wire.add_argument("--python", default=sys.executable, help="of the build to be tried")
    given = parser.parse_args()
    if given.kind == "decoders":
        return decoders.run(given.inputs, given.seed)
    from tests.fuzz import http

    with served(given.db, python=given.python) as (server, db):
        return http.run(server, prepared(db), given.inputs, given.seed)


if __name__ == "__main__":
    sys.exit(main())
