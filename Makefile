# `make run` starts the program, `make test` passes the tests; both do all their set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
ENGINES := tests/cards tests/heart_to_heart/engine tests/hearts/engine tests/hearts/bots

.PHONY: run test test-engine check format deck translations bench package clean

# What may be missing for a window the program says itself, so this goes on without.
run: $(VENV)/ready
	@packaging/linux/system-libraries.sh window || true
	@$(BIN)/python -m h2h $(ARGS)

test: $(VENV)/ready
	@packaging/linux/system-libraries.sh
	$(BIN)/python -m pytest tests

# The rules must not need a window: an environment without Qt.
test-engine: $(VENV)-engine/ready
	$(VENV)-engine/bin/python -m pytest $(ENGINES)

check: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy --strict packaging/*.py packaging/linux/*.py packaging/windows/*.py
	cd packaging/deck && MYPYPATH=../.. ../../$(BIN)/mypy --strict --explicit-package-bases *.py
	$(BIN)/lint-imports

format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

deck: $(VENV)/ready
	$(BIN)/python packaging/deck

# After any change of a string: gathers them, and compiles what has been translated.
translations: $(VENV)/ready
	$(BIN)/python packaging/translations.py $(ARGS)

# Every package that this system can make, each one run; a summary says what was skipped.
package: $(VENV)/ready
	@packaging/linux/system-libraries.sh window
	$(BIN)/python packaging/build.py

# How fast it all is: prints a table with the goals and writes build/bench.json. Takes a quarter of an hour.
bench: $(VENV)/ready
	@packaging/linux/system-libraries.sh
	$(BIN)/python -m benchmarks $(ARGS)

clean:
	rm -rf $(VENV) $(VENV)-engine build dist

$(VENV)/ready: pyproject.toml requirements-dev.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)-engine/ready: pyproject.toml requirements-dev.lock
	$(PYTHON) -m venv $(VENV)-engine
	$(VENV)-engine/bin/python -m pip install --quiet --disable-pip-version-check \
		-c requirements-dev.lock pytest hypothesis
	@touch $@
