# `make run` starts the program, `make test` passes the tests; both do all their set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=
ENGINES := tests/cards tests/heart_to_heart/engine tests/hearts/engine tests/hearts/bots

.PHONY: run test test-thorough test-engine check format deck sounds translations bench package \
	package-windows test-windows clean

# What may be missing for a window the program says itself, so this goes on without.
run: $(VENV)/ready
	@packaging/linux/system-libraries.sh window || true
	@$(BIN)/python -m h2h $(ARGS)

# Python may be told not to keep what it compiles, which would cost each worker ten seconds.
test test-thorough: export PYTHONDONTWRITEBYTECODE =

test: $(VENV)/ready
	@packaging/linux/system-libraries.sh
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not thorough" tests

# The tests that `make test` leaves out because they take long.
test-thorough: $(VENV)/ready
	@packaging/linux/system-libraries.sh
	$(BIN)/python -m pytest -n auto --dist worksteal -m thorough tests

# The rules must not need a window: an environment without Qt.
test-engine: $(VENV)-engine/ready
	$(VENV)-engine/bin/python -m pytest -m "not thorough" $(ENGINES)

check: $(VENV)/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/mypy --strict packaging/*.py packaging/linux/*.py packaging/windows/wine.py
	$(BIN)/mypy --strict --platform win32 --follow-imports silent packaging/tries.py packaging/windows/[dt]*.py
	cd packaging/deck && MYPYPATH=../.. ../../$(BIN)/mypy --strict --explicit-package-bases *.py
	cd packaging/sounds && ../../$(BIN)/mypy --strict --explicit-package-bases *.py
	$(BIN)/lint-imports

format: $(VENV)/ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

deck: $(VENV)/ready
	$(BIN)/python packaging/deck

sounds: $(VENV)/ready
	$(BIN)/python packaging/sounds

# After any change of a string: gathers them, and compiles what has been translated.
translations: $(VENV)/ready
	$(BIN)/python packaging/translations.py $(ARGS)

# Every package that this system can make, each one run; a summary says what was skipped.
package: $(VENV)/ready
	@packaging/linux/system-libraries.sh window
	$(BIN)/python packaging/build.py

# The same for Windows, under Wine, and the tests there. Needs root; keeps 5 GB in build/windows.
package-windows: $(VENV)/ready
	$(BIN)/python packaging/windows/wine.py package

test-windows: $(VENV)/ready
	$(BIN)/python packaging/windows/wine.py test $(ARGS)

# How fast it all is: prints a table with the goals and writes build/bench.json. Takes twenty minutes.
bench: $(VENV)/ready
	@packaging/linux/system-libraries.sh
	$(BIN)/python -m benchmarks $(ARGS)

clean:
	rm -rf $(VENV) $(VENV)-engine build dist

$(VENV)/ready: pyproject.toml requirements-dev.lock
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or later is needed")'
	@packaging/environment.sh $(PYTHON) $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $@

$(VENV)-engine/ready: pyproject.toml requirements-dev.lock
	@packaging/environment.sh $(PYTHON) $(VENV)-engine
	$(VENV)-engine/bin/python -m pip install --quiet --disable-pip-version-check \
		-c requirements-dev.lock pytest hypothesis
	@touch $@
