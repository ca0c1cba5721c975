"""Compile the hot modules with mypyc where that is possible; everything runs as plain Python too.

MAJLIS_COMPILE=1 compiles or fails, MAJLIS_COMPILE=0 stays pure, and without it the build
compiles if there is a C compiler. MAJLIS_OPT is the optimisation level, 3 by default.
"""

import os
import shutil
import sys
import sysconfig
from itertools import chain
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

COMPILED = (
    "src/majlis/kernel/frame.py",
    "src/majlis/kernel/state.py",
    "src/majlis/kernel/chance.py",
    "src/majlis/kernel/weights.py",
    "src/majlis/kernel/encoding.py",
    "src/majlis/games/*/data.py",
    "src/majlis/games/*/state.py",
    "src/majlis/games/*/setup.py",
    "src/majlis/games/*/rules.py",
    "src/majlis/games/*/rules/*.py",
    "src/majlis/games/*/view.py",
    "src/majlis/games/*/evaluate.py",
    "src/majlis/games/*/features.py",
    "src/majlis/games/*/encode.py",
    "src/majlis/bots/search/*.py",
    "src/majlis/bots/playout.py",
    "src/majlis/arena/counting.py",
    "src/majlis/research/rewards.py",
    "src/majlis/research/tables.py",
)
"""Every game becomes a library of its own, and so do the kernel and the bots."""

MODE = os.environ.get("MAJLIS_COMPILE", "")


class CompileOrStayPure(build_ext):
    """All or nothing: a compiled module without the library that holds its code cannot load."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            if MODE == "1":
                raise
            self.warn(f"could not compile, staying with plain Python: {error}")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)


def compiler_is_there() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(command.split()[0]) is not None and headers.is_file()


def extensions() -> list[Any]:
    if MODE not in ("", "0", "1"):
        raise SystemExit(f"MAJLIS_COMPILE is {MODE!r}; it must be 0, 1 or unset")
    only_metadata = not {"egg_info", "dist_info"}.isdisjoint(sys.argv)
    if only_metadata or MODE == "0" or (MODE == "" and not compiler_is_there()):
        return []
    from mypyc.build import mypycify

    libraries: dict[str, list[str]] = {}
    for path in sorted({path for pattern in COMPILED for path in Path().glob(pattern)}):
        folder, game = path.parts[2:4]
        libraries.setdefault(game if folder == "games" else folder, []).append(str(path))
    compiled = mypycify(
        # Modules that are only imported are left to `make check`, which has their dependencies.
        ["--strict", "--follow-imports=silent", *chain(*libraries.values())],
        opt_level=os.environ.get("MAJLIS_OPT", "3"),
        separate=[(modules, f"majlis_{name}") for name, modules in libraries.items()],
    )
    if sys.platform != "win32":
        # A library calls and inlines its own functions directly: no other one may replace them.
        for library in compiled:
            library.extra_compile_args.append("-fvisibility=hidden")
    # The longest first, so that all processors are busy until the end.
    return sorted(compiled, key=lambda one: -sum(Path(c).stat().st_size for c in one.sources))


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrStayPure})
