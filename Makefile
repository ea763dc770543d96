# Everything a contributor runs. Needs Python 3.11+ with its venv module; all else is installed into .venv.
#   make PYTHON=python3.13 test     another Python (after `make clean`)
#   make JOBS=4 test                how many test processes

PYTHON ?= python3
JOBS ?= auto
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install -qq
PINS := pyproject.toml constraints.txt
RUN := $(VENV)/.ready-to-run
DEV := $(VENV)/.ready-to-test
NPM := web/node_modules/.ready
PAGE := src/affray/page/index.html
TYPES := web/src/generated/api.ts
COMPILED := build/compiled/manifest.json
KERNEL := tests/core tests/toy tests/sim tests/course
RULES := tests/acao tests/dnd5e tests/drawsteel
ON_BOTH := $(KERNEL) $(RULES) tests/cli/test_golden.py tests/test_compiled.py tests/test_guest.py
PLAIN := AFFRAY_COMPILED=0
HAS_CC := command -v $$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_config_var("CC"))' | cut -d " " -f 1) >/dev/null

.DEFAULT_GOAL := help
.PHONY: help run play web compiled screens test test-compiled check bench bench-peers bench-server test-long golden mutants clean
.DELETE_ON_ERROR:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

run: $(RUN) $(PAGE) ## open a live table with a demo fight, for a GM and players
	@$(BIN)/affray serve --demo

play: $(RUN) ## play a fight in the terminal
	@$(BIN)/affray play goblin-ambush

web: $(PAGE) ## build the page that the live table is played on

compiled: $(COMPILED) ## compile the kernel, the rulebooks and the minds; all commands use the build while it fits the sources

screens: $(DEV) $(PAGE) ## take pictures of every screen into build/screens
	@$(BIN)/python -m tests.page.screens build/screens

test: check $(PAGE) ## everything a change must pass: the checks, all tests with the kernel's coverage, many once more compiled
	@said=$$(npm --prefix web test --silent) || { echo "$$said"; exit 1; }
	@$(BIN)/python -m coverage erase
	@$(PLAIN) $(BIN)/python -m coverage run -m pytest -n $(JOBS) $(KERNEL)
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report
	@$(PLAIN) $(BIN)/python -m pytest -n $(JOBS) $(addprefix --ignore=,$(KERNEL))
	@if $(HAS_CC); then $(MAKE) --no-print-directory test-compiled; \
	  else echo "There is no C compiler: nothing was tested on the compiled build."; fi

test-compiled: $(COMPILED) ## the laws, the rules, the golden files and the checksums, on the compiled build
	@AFFRAY_COMPILED=1 $(BIN)/python -m pytest -n $(JOBS) $(ON_BOTH)

check: $(DEV) $(NPM) $(TYPES) ## formatting, lint, types and the direction of imports
	@$(BIN)/ruff format --check --quiet . || { echo "To format: $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python -m mypy
	@said=$$($(BIN)/lint-imports --no-logo --no-cache) || { echo "$$said"; exit 1; }
	@said=$$(npm --prefix web run check --silent) || { echo "$$said"; exit 1; }

bench: $(DEV) ## measure the engine's speed, in plain Python and, after make compiled, compiled
	@$(BIN)/python -m benchmarks

bench-peers: $(DEV) ## the same fight by a checkout of DnD-battler: make bench-peers PEER=folder
	@$(BIN)/python -m benchmarks.peers $(PEER)

bench-server: $(DEV) ## measure the live table: answers a second, and how soon the last client knows
	@$(BIN)/python -m benchmarks.server

test-long: $(COMPILED) ## the tests that take minutes, and all others, on both builds
	@$(PLAIN) $(BIN)/python -m pytest -m "" -n $(JOBS)
	@AFFRAY_COMPILED=1 $(BIN)/python -m pytest -m "" -n $(JOBS)

golden: $(DEV) ## write the golden files anew; read the difference before you commit it
	@$(BIN)/python -m pytest tests -k golden --golden -p no:xdist

mutants: $(DEV) ## change the kernel's code in small ways and see whether a test notices
	@$(BIN)/python -m mutmut run
	@$(BIN)/python -m mutmut results

clean: ## remove the virtual environment and everything generated
	@rm -rf $(VENV) build dist mutants htmlcov src/affray/page web/src/generated web/node_modules .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
	@find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
	  || { echo "Affray needs Python 3.11 or newer; name it with: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
	  || { echo "Python's venv module is missing; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(RUN): $(PINS) | $(BIN)/python
	@echo "Installing what Affray needs to run ..."
	@$(PIP) -c constraints.txt -e '.[server]'
	@touch $(RUN)

$(DEV): $(PINS) | $(BIN)/python
	@echo "Installing what the tests need ..."
	@$(PIP) -c constraints.txt -e '.[dev]'
	@touch $(RUN) $(DEV)

$(COMPILED): $(DEV) mypyc_build.py $(shell find src/affray/core src/affray/rules src/affray/minds src/affray/books -name '*.py')
	@echo "Compiling the kernel, the rulebooks and the minds, for some minutes ..."
	@said=$$($(BIN)/python mypyc_build.py $(@D) 2>&1) || { echo "$$said"; exit 1; }

$(NPM): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20.19 or newer, and there is no npm on the path."; exit 1; }
	@echo "Installing what the page is built with ..."
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $(NPM)

$(PAGE): $(NPM) $(shell find web/src web/public web/scripts web/index.html web/*.ts -not -path '*/generated*' -type f) $(wildcard src/affray/lang/*/*.ftl)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn

$(TYPES): $(DEV) $(shell find src/affray/server -name "*.py")
	@mkdir -p $(@D)
	@$(BIN)/python web/scripts/write_types.py > $(TYPES)
