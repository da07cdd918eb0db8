# Motorpool. `make` lists what can be made.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := pip install -qq --disable-pip-version-check
IS_COMPILED := ls build/compiled/*__mypyc.* >/dev/null 2>&1
# The compiled build has an older page, or none
LINK_PAGE := rm -rf build/compiled/motorpool/page && \
	ln -s "$(CURDIR)/src/motorpool/page" build/compiled/motorpool/page
COMPILED_SOURCES := pyproject.toml hatch_build.py $(shell find src/motorpool locales \
	-type f -not -path '*/__pycache__/*' -not -path '*/.*' -not -path '*/motorpool/page/*' \
	2>/dev/null)

.DEFAULT_GOAL := help
ifndef AT_ONCE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:
.PHONY: help play terminal page web test lint types imports rules test-pure test-compiled \
	test-page compiled format bench memory strength foresight regret load page-speed kill-test clean

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | \
		while IFS='|' read -r name what; do printf '  make %-14s %s\n' "$$name" "$$what"; done

play: $(VENV)/.stamp  ## play in the browser
	@$(BIN)/python tools/build_page.py --get-node || true  # the server says what is missing
	@$(BIN)/motorpool serve --open

terminal: $(VENV)/.stamp  ## play Rush in the terminal
	@$(BIN)/motorpool play rush

# Looks by itself whether a source or a word has changed
page: $(VENV)/.stamp  ## build the page, with Node.js or one that is installed into .venv
	@echo "· page"
	@$(BIN)/python tools/build_page.py --get-node

# What needs one core goes two at a time; the tests use both cores themselves.
test: $(VENV)/.stamp  ## check everything, as .ci/run does
	@$(MAKE) --no-print-directory -j 2 --output-sync AT_ONCE=yes \
		lint types imports rules web build/compiled/.stamp
	@$(MAKE) --no-print-directory -j 1 test-pure test-compiled test-page
	@echo "· all is well"

lint: $(VENV)/.stamp  ## ruff: style and layout
	@echo "· ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || \
		{ echo "not formatted; 'make format' mends:"; $(BIN)/ruff format --check .; exit 1; }

types: $(VENV)/.stamp  ## mypy: strict types
	@echo "· mypy"
	@$(BIN)/mypy --no-error-summary

imports: $(VENV)/.stamp  ## import-linter: the rooms import downwards only
	@echo "· import-linter"
	@out=$$($(BIN)/lint-imports 2>&1) || { echo "$$out"; exit 1; }

rules: $(VENV)/.stamp  ## every rule ID with its tests; fails when one has none
	@echo "· rules"
	@$(BIN)/python -m tests.rules_report

web: $(VENV)/.stamp  ## the page: build it, its style, its types and vitest
	@echo "· web"
	@$(BIN)/python tools/build_page.py --get-node --run lint types-check check test

# Tests start a PostgreSQL of their own; without one they are left out, unless it is required.
# Three at a time on two cores: many of them wait for a server.
test-pure: $(VENV)/.stamp  ## pytest on plain Python
	@tools/postgres || test "$(POSTGRES)" != required
	@echo "· pytest"
	@MOTORPOOL_POSTGRES=$(POSTGRES) $(BIN)/pytest -q -n 3 --dist worksteal --ignore=tests/page

# Without a C compiler there is nothing to test; COMPILED=required (.ci/run) makes that an error.
test-compiled: build/compiled/.stamp  ## pytest, tests marked `compiled`, on the compiled build
	@echo "· pytest, compiled build"
	@if $(IS_COMPILED); then \
		MOTORPOOL_BUILD=compiled PYTHONPATH=build/compiled $(BIN)/pytest -q -n 2 -m compiled; \
	else \
		echo "  left out: nothing could be compiled here"; test "$(COMPILED)" != required; \
	fi

# Without a Chromium there is nothing to look with; CHROMIUM=required (.ci/run) makes that an error.
# With the compiled engine, where there is one: server and bots take less of the two cores.
test-page: build/compiled/.stamp page  ## play through the page in Chromium
	@tools/chromium || test "$(CHROMIUM)" != required
	@echo "· pytest, the page"
	@if $(IS_COMPILED); then $(LINK_PAGE); export PYTHONPATH=build/compiled; fi; \
		MOTORPOOL_CHROMIUM=$(CHROMIUM) $(BIN)/pytest -q -n 2 tests/page

compiled: build/compiled/.stamp  ## build the compiled wheel, unpacked into build/compiled

format: $(VENV)/.stamp  ## ruff: format and mend what can be mended
	@$(BIN)/ruff check --quiet --fix . ; $(BIN)/ruff format .

bench: build/compiled/.stamp .venv-bench/.stamp  ## measure speed, ours and that of the peers
	@PYTHONPATH=build/compiled $(BIN)/motorpool bench --peers .venv-bench/bin/python

memory: build/compiled/.stamp  ## measure memory over 100,000 games of each kind (some minutes)
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.memory $(MEMORY)

strength: build/compiled/.stamp  ## measure how strong the levels are (many hours; goes on where it was)
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.strength $(STRENGTH)

foresight: build/compiled/.stamp  ## measure how well the search of Rush foretells who wins
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.foresight $(FORESIGHT)

regret: build/compiled/.stamp  ## measure what the choices of bots cost in Rush
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.regret $(REGRET)

load: build/compiled/.stamp  ## measure the server: choices a second, waiting, memory, restart
	@tools/postgres || true
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.load $(LOAD)

page-speed: build/compiled/.stamp page  ## measure the page: its size, loading, clicks, frames
	@tools/chromium || true
	@$(LINK_PAGE)
	@PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.page $(PAGE_SPEED)

kill-test: $(VENV)/.stamp  ## kill the server 200 times under play, on each database (half an hour)
	@tools/postgres || test "$(POSTGRES)" != required
	@MOTORPOOL_KILLS=200 MOTORPOOL_POSTGRES=$(POSTGRES) $(BIN)/pytest -q -s tests/server/live/test_kills.py

clean:  ## remove all that make made
	@rm -rf .venv .venv-bench build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis \
		.import_linter_cache web/node_modules src/motorpool/page
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/.stamp: pyproject.toml tools/check-python
	@echo "· setting up $(VENV), once (about half a minute)"
	@tools/check-python "$(PYTHON)"
	@"$(PYTHON)" -m venv $(VENV)
	@$(BIN)/$(PIP_INSTALL) -e '.[dev]'
	@touch $@

build/compiled/.stamp: $(VENV)/.stamp $(COMPILED_SOURCES)
	@echo "· compiling the engine"
	@rm -rf build/wheel build/compiled
	@out=$$(MOTORPOOL_NO_PAGE=1 $(BIN)/python -m hatchling build -t wheel -d build/wheel 2>&1) || { echo "$$out"; exit 1; }
	@$(BIN)/python -m zipfile -e build/wheel/*.whl build/compiled
	@$(IS_COMPILED) && touch $@ || true  # a pure wheel is no result to keep

# peers.txt asks for open_spiel as a wheel: its source package is a C++ project to build.
.venv-bench/.stamp: benchmarks/peers.txt
	@echo "· setting up .venv-bench, once"
	@"$(PYTHON)" -m venv .venv-bench
	@.venv-bench/bin/$(PIP_INSTALL) -r benchmarks/peers.txt
	@touch $@
