"""Install the wheel that a user would get into the virtual environment that runs this script.

Nothing happens while the sources are the ones that were built last. The C compiler runs only
when the compiled modules changed: setuptools finds its earlier work in `build/`, from which
this script removes everything else, so that no file outlives its source.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
UV = ROOT / ".tools/uv/bin/uv"
LOCK = ROOT / "requirements-dev.lock"
BUILD = ROOT / "build"
LOG = BUILD / "wheel.log"
RECORD = Path(sys.prefix, ".build")
"""What was built last, and from what: `compiled` or `pure`, and a fingerprint."""


def fingerprint() -> str:
    digest = hashlib.sha256(sys.version.encode())
    for variable in ("MAJLIS_COMPILE", "MAJLIS_OPT", "CC", "CFLAGS"):
        digest.update(f"{variable}={os.environ.get(variable)}\n".encode())
    shipped = [path for path in (ROOT / "src/majlis").rglob("*") if "__pycache__" not in path.parts]
    recipe = [ROOT / name for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py")]
    for path in sorted([*shipped, *recipe, LOCK]):
        if path.is_file():
            digest.update(f"{path.relative_to(ROOT)}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def keep_only_current_objects() -> None:
    """Leave in build/lib* the compiled modules whose sources still exist, and nothing else."""
    recipe_changed = (ROOT / "setup.py").stat().st_mtime
    for path in [path for path in BUILD.glob("lib*/**/*") if path.is_file()]:
        source = Path(ROOT, "src", *path.relative_to(BUILD).parts[1:])
        module = source.with_name(source.name.partition(".")[0] + ".py")
        is_object = path.suffix in (".so", ".pyd") and path.stat().st_mtime > recipe_changed
        if not is_object or not (module.exists() or "__mypyc" in path.name):
            path.unlink()


def build_and_install() -> None:
    wheels = BUILD / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    wheels.mkdir(parents=True)
    LOG.unlink(missing_ok=True)
    keep_only_current_objects()
    run(UV, "build", "--wheel", "--python", sys.executable, "-o", wheels,
        "--build-constraints", LOCK, "--require-hashes", ROOT)  # fmt: skip
    run(UV, "pip", "install", "--python", sys.prefix, "--no-deps", "--reinstall",
        *wheels.glob("*.whl"))  # fmt: skip


def run(*command: str | Path) -> None:
    with LOG.open("a") as log:
        status = subprocess.run(command, stdout=log, stderr=log, check=False).returncode
    if status != 0:
        print("".join(LOG.open().readlines()[-30:]))
        raise SystemExit(f"the wheel could not be built; the whole story is in {LOG}")


def kind_of_build() -> str:
    spec = importlib.util.find_spec("majlis.kernel.state")
    if spec is None or spec.origin is None:
        raise SystemExit("the wheel was installed, but majlis.kernel.state cannot be found")
    return "pure" if spec.origin.endswith(".py") else "compiled"


def main() -> None:
    wanted = fingerprint()
    if RECORD.exists() and RECORD.read_text().split()[1:] == [wanted]:
        return
    RECORD.unlink(missing_ok=True)  # what is installed is unknown until it has been installed again
    print("Building Majlis; compiling its rules may take a minute ...", flush=True)
    build_and_install()
    kind = kind_of_build()
    RECORD.write_text(f"{kind} {wanted}\n")
    print(f"Installed the {kind} build.")


if __name__ == "__main__":
    main()
