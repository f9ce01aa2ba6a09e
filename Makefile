# The two commands are `make run` and `make test`. Both set up what they need in .venv and do nothing twice.
# Written for GNU Make 3.81 (still the one on macOS) and a plain POSIX shell.
#
# The package is installed, not linked, and src/ never holds compiled files. So PYTHONPATH=src runs the source,
# interpreted, and no PYTHONPATH runs what is installed: compiled, if this machine can compile.

VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check

ARGS ?= serve
PYTEST_ARGS ?= -q -n auto --dist worksteal


# ---- What this machine has

VENV_READY := $(shell test -e $(VENV)/.made && $(PY) -c 'print("yes")' 2>/dev/null)
ifdef VENV_READY
PYTHON := $(PY)
endif
ifndef PYTHON
PYTHON := $(shell for python in python3.14 python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$python && break; done)
endif

# 1 if the C compiler that setuptools would call finds Python's headers: then failing to compile is an error.
ifndef PRESTOL_COMPILE
CC_PYTHON := $(shell { $(PYTHON) -c 'import os, sysconfig as s; \
	print(os.environ.get("CC") or s.get_config_var("CC"), "-I" + s.get_path("include"))'; } 2>/dev/null)
PRESTOL_COMPILE := $(shell { $(CC_PYTHON) -include Python.h -fsyntax-only -x c /dev/null && \
	echo 1 || echo 0; } 2>/dev/null)
endif
export PRESTOL_COMPILE
unexport PYTHONPATH PYTHONDONTWRITEBYTECODE

SOURCES := $(sort $(shell find src -type f ! -name '*.py[co]' ! -name '*.mo' ! -path '*.egg-info/*'))
CATALOGUES := $(VENV)/.catalogues
PACKAGE := $(VENV)/.package-$(PRESTOL_COMPILE)

# $(call loads,True) says which Prestol Python finds, and fails unless it is compiled; with False: unless interpreted.
loads = $(PY) -c 'import sys, prestol as p; \
	print("\n==== Prestol is", "compiled:" if p.compiled else "interpreted:", *p.__path__, flush=True); \
	sys.exit(p.compiled != $(1) and "Not the one to test here. Try again after `make clean`.")'


# ---- Commands

.PHONY: help run test lint types test-python test-compiled checksums test-example numbers survey slips bench clean FORCE
.NOTPARALLEL:

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' Makefile

# Who wants to play should not wait for the compiler: plain Python plays the same until the compiled rules are ready.
run: $(VENV)/.needs-play $(CATALOGUES)  ## open the table in the browser; ARGS="play conspiracy" plays in the terminal
	@if [ $(PRESTOL_COMPILE) != 0 ] && $(MAKE) -q $(PACKAGE) 2>/dev/null; then exec $(VENV)/bin/prestol $(ARGS); fi; \
	if [ $(PRESTOL_COMPILE) != 0 ]; then $(PY) tools/compile.py $(MAKE) $(PACKAGE); fi; \
	PYTHONPATH=src exec $(PY) -m prestol $(ARGS)

# Compiling keeps one core busy for minutes: meanwhile the others check what does not need it.
test: $(VENV)/.needs-build $(VENV)/.needs-dev $(CATALOGUES)  ## everything below that checks something
	@$(MAKE) --no-print-directory $(PACKAGE) & building=$$!; \
	$(MAKE) --no-print-directory lint types test-python $(CHECKSUMS); checked=$$?; \
	wait $$building && exit $$checked
	@$(MAKE) --no-print-directory test-compiled checksums test-example LEFT_OUT="$(PLAIN:%=--ignore=%)"

lint: $(VENV)/.needs-dev  ## style, format, and who may import whom
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	@PYTHONPATH=src $(VENV)/bin/lint-imports --no-cache > $(VENV)/imports.txt || { cat $(VENV)/imports.txt; exit 1; }

# With a cache of its own, because compiling writes to the usual one, perhaps at the same time.
types: $(VENV)/.needs-dev  ## strict mypy
	$(VENV)/bin/mypy --cache-dir $(VENV)/mypy-cache $(wildcard src tests benchmarks tools docs examples/*/src examples/*/tests)

# Where the same tests run compiled, too, the core, the laws and whole games are enough here: a rule is the same file.
# Words and drawings are plain Python either way: `make test` tests them once, while the compiler is at work.
PLAIN := $(wildcard tests/test_text.py tests/test_draw.py tests/*/test_drawing.py tests/*/test_board.py \
	tests/*/test_scene.py tests/*/test_words.py)
ifneq ($(PRESTOL_COMPILE),0)
INTERPRETED := $(PLAIN) $(wildcard tests/test_engine.py tests/test_laws.py tests/test_position.py tests/test_match.py \
	tests/test_golden.py tests/test_fuzz.py tests/*/test_fuzz.py tests/*/test_golden.py)
CHECKSUMS := $(VENV)/checksums-interpreted
else
INTERPRETED := tests
endif

test-python: $(VENV)/.needs-dev $(CATALOGUES)  ## the tests, interpreted; PYTEST_ARGS="..." for some of them
	@PYTHONPATH=src $(call loads,False)
	PYTHONPATH=src $(PY) -m pytest -m 'not browser' $(PYTEST_ARGS) $(INTERPRETED)

$(VENV)/checksums-interpreted: $(SOURCES) $(CATALOGUES) tests/checksums.py $(VENV)/.needs-build
	@PYTHONPATH=src $(call loads,False)
	PYTHONPATH=src $(PY) tests/checksums.py > $@.new
	@mv $@.new $@

ifneq ($(PRESTOL_COMPILE),0)

test-compiled: $(VENV)/.needs-dev $(PACKAGE)  ## all tests, compiled
	@$(call loads,True)
	$(PY) -m pytest $(PYTEST_ARGS) $(LEFT_OUT)

checksums: $(CHECKSUMS) $(PACKAGE)  ## whole games, interpreted and compiled, must be the same
	@$(call loads,True)
	$(PY) tests/checksums.py > $(VENV)/checksums-compiled
	diff -u $(CHECKSUMS) $(VENV)/checksums-compiled
	@echo "Equal: `wc -l < $(VENV)/checksums-compiled` lines."

else

test-compiled checksums:
	@echo
	@echo '!!!! SKIPPED: $@. Nothing is compiled here (no C compiler with Python headers, or PRESTOL_COMPILE=0).'
	@echo '!!!! On Debian and Ubuntu `apt install gcc python3-dev` changes that, on macOS `xcode-select --install`.'

endif

# Built and installed as anybody's package would be, into a folder of its own.
test-example: $(VENV)/.needs-dev $(PACKAGE)  ## a game from a stranger's package: `prestol check`, and its own tests
	@rm -rf build/example $(VENV)/strangers && mkdir -p build && cp -R examples/brandubh build/example
	@$(PIP) install --no-deps --no-build-isolation --target $(VENV)/strangers build/example
	PYTHONPATH=$(VENV)/strangers $(VENV)/bin/prestol games | grep 'brandubh.*(prestol-brandubh)'
	PYTHONPATH=$(VENV)/strangers $(VENV)/bin/prestol check brandubh -n 2000
	PYTHONPATH=$(VENV)/strangers $(PY) -m pytest $(PYTEST_ARGS) -c examples/brandubh/pyproject.toml examples/brandubh/tests

numbers: $(VENV)/.needs-build  ## count the actions, events and reasons of a game anew: GAME=rurik
	PYTHONPATH=src $(PY) tools/numbers.py prestol.games.$(GAME).rules

survey: $(VENV)/.needs-dev $(PACKAGE)  ## look at tables of every kind, question by question, and list what is in the way: GAMES=5
	$(PY) -m tests.web.survey --games $(or $(GAMES),5)

slips: $(VENV)/.needs-dev $(PACKAGE)  ## a nervous hand plays every game: GAMES=20
	$(PY) -m tests.web.slips --games $(or $(GAMES),20)

bench: $(VENV)/.needs-bench $(PACKAGE)  ## speed, beside other engines
	$(PY) -m benchmarks

clean:  ## remove all that was built or installed
	rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.mo' -o -name '*.so' | xargs rm -f


# ---- Set-up

# Made anew when it does not work, for instance because the system's Python has moved on.
$(VENV)/.made: $(if $(VENV_READY),,FORCE)
	@test -n "$(PYTHON)" || { echo 'Prestol needs Python 3.11 or newer: "apt install python3 python3-venv" on Debian and' \
		'Ubuntu, "brew install python" on macOS, or see https://www.python.org/downloads/; then run make again.'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		package=`$(PYTHON) -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])'`; \
		root=; test `id -u` = 0 || root='sudo -n'; \
		{ $$root true 2>/dev/null && $$root apt-get update -qq && $$root apt-get install -qq -y $$package; } || { \
		echo 'Python cannot make virtual environments here: install its module venv (on Debian and Ubuntu' \
		"\"sudo apt install $$package\"), then run make again."; exit 1; }; }
	@echo "Making $(VENV) with $(PYTHON) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# What .needs-play, .needs-build, .needs-dev and .needs-bench ask for. pip cannot install a project's requirements without
# the project. Whoever plays needs no compiler and no ratings.
define REQUIREMENTS
import sys, tomllib
file = tomllib.load(open("pyproject.toml", "rb"))
extras = file["project"]["optional-dependencies"]
wanted = [*file["project"]["dependencies"], *extras["web"]]
if sys.argv[1] != "play":
    wanted += [*file["build-system"]["requires"], *extras["ladder"]]
print(*wanted, *extras.get(sys.argv[1], []), sep="\n")
endef
export REQUIREMENTS

$(VENV)/.needs-%: pyproject.toml $(VENV)/.made
	@echo "Installing what Prestol needs ($*) ..."
	@$(PY) -c "$$REQUIREMENTS" $* > $@.txt
	@$(PIP) install -r $@.txt
	@touch $@

# Changes when a source file comes or goes, which the dates of the others do not show.
$(VENV)/.sources: $(if $(shell echo $(SOURCES) | cmp -s - $(VENV)/.sources || echo changed),FORCE) | $(VENV)/.made
	@echo $(SOURCES) > $@

# Without build isolation, so that it is quick and needs no network.
$(PACKAGE): $(VENV)/.needs-build $(VENV)/.sources pyproject.toml setup.py $(SOURCES)
	@rm -f $(VENV)/.package-*
	@echo "Building Prestol ..."
	@$(PIP) install --no-deps --no-build-isolation --force-reinstall .
	@$(PY) -c 'import prestol; prestol.compiled or print("It is not compiled here: it plays the same, only slower.")'
	@touch $@

# The interpreted source reads compiled catalogues too; in the package setup.py makes them.
$(CATALOGUES): $(filter %.po,$(SOURCES)) | $(VENV)/.needs-play
	@$(PY) -c 'import sys, polib; [polib.pofile(f).save_as_mofile(f[:-2] + "mo") for f in sys.argv[1:]]' $(filter %.po,$^)
	@touch $@

FORCE:
