# Needs Python 3.11 or newer and make; everything else is installed into .venv, once, from the locks in requirements/.
PYTHON ?= python3
# Passed on to the game: make play ARGS="--lang sv"
ARGS ?=
# Passed on to pytest: make test PYTEST_ARGS="-k dice -x"
PYTEST_ARGS ?=
# Test processes; 0 runs all in one, as a debugger wants it. One more than there are cores, as many wait for servers.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Passed on to uv: make lock LOCK_ARGS=--upgrade
LOCK_ARGS ?=
UV ?= uv==0.13.9

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input
# Which lock .venv follows. The test lock has all that is in the play lock, at the same versions.
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
# The Matrix homeserver that the tests start: a program in an environment of its own, of which nothing is imported.
SYNAPSE_VENV := .venv-synapse
SYNAPSE := $(SYNAPSE_VENV)/.ready
# What checks the files in deploy/: likewise programs in an environment of their own.
DEPLOY_VENV := .venv-deploy
DEPLOY := $(DEPLOY_VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help play test lint types imports pytest format transcripts manifests synapse deploy-tools bench bench-redis bench-telegram soak test-matrix-js lock clean
# The checks run one after the other, the cheapest first, and the first that fails ends it.
.NOTPARALLEL:

help: ## list the targets (this one)
	@grep -E '^[a-z-]+:.*## ' Makefile | while IFS= read -r line; do \
	    printf '  make %-14s %s\n' "$${line%%:*}" "$${line#*## }"; done

play: $(PLAY) ## play in this terminal; ARGS="--lang sv" goes to the game
	@exec $(BIN)/palifico play $(ARGS)

test: lint imports types pytest ## all checks: lint, imports, types, tests; PYTEST_ARGS and WORKERS go to pytest

lint: $(TEST) ## ruff: rules and format
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check

imports: $(TEST) ## import-linter: which package may import which
	@$(BIN)/lint-imports --no-logo

# Side by side, as each works on one core alone; both are waited for, and either can fail.
types: $(TEST) ## mypy and pyright
	@$(BIN)/mypy & mypy=$$!; PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright; pyright=$$?; wait $$mypy && exit $$pyright

pytest: $(TEST) $(SYNAPSE) $(DEPLOY) ## tests and docstring examples
	@$(BIN)/pytest -n $(WORKERS) --dist loadscope $(PYTEST_ARGS)

format: $(TEST) ## ruff: put in order what can be put in order
	@$(BIN)/ruff check --fix-only
	@$(BIN)/ruff format

transcripts: $(TEST) ## write the golden transcripts anew, to be read in the diff
	@$(BIN)/pytest -q tests/test_transcripts.py tests/test_documents.py --regenerate

manifests: $(TEST) $(DEPLOY) ## render the Kubernetes manifests anew from the Helm chart
	@$(BIN)/pytest -q tests/test_deploy_kubernetes.py --regenerate

synapse: $(SYNAPSE) ## install the Matrix homeserver that the tests start

deploy-tools: $(DEPLOY) ## install what checks the files in deploy/

bench: $(TEST) ## measure
	@PYTHONPATH=. $(BIN)/python tests/bench.py

bench-redis: $(TEST) ## measure the store on a real server
	@PYTHONPATH=. $(BIN)/python tests/bench_redis.py

bench-telegram: $(TEST) ## measure a press on Telegram, against python-telegram-bot as it comes
	@PYTHONPATH=. $(BIN)/python tests/bench_telegram.py

soak: $(TEST) ## the kill test: workers die, answers get lost, Redis restarts; ARGS="--seed 2" goes to it
	@PYTHONPATH=. $(BIN)/python tests/soak.py $(ARGS)

# A Matrix client of another make, and what it is made of. Node.js and npm have to be there.
CLIENT := tests/js/node_modules/.ready
test-matrix-js: $(TEST) $(SYNAPSE) $(CLIENT) ## play on Matrix with a client of another make (Node.js 20, npm)
	@$(BIN)/pytest tests/another_client.py $(PYTEST_ARGS)

$(CLIENT): tests/js/package.json tests/js/package-lock.json
	@command -v npm >/dev/null || { echo 'Node.js 20 or newer with npm is needed.' >&2; exit 1; }
	@cd tests/js && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error >/dev/null
	@touch $@

# The test lock comes first and binds the play lock, so that the two never differ in a version.
COMPILE := $(BIN)/uv --no-config --system-certs -q pip compile --universal --python-version 3.11 --fork-strategy fewest \
    --generate-hashes --no-emit-index-url --no-annotate --custom-compile-command "make lock" $(LOCK_ARGS)
lock: ## pin what pyproject.toml asks for; LOCK_ARGS=--upgrade takes the newest
	$(ENVIRONMENT)
	@$(PIP) install '$(UV)'
	@$(COMPILE) pyproject.toml --group build --extra test -o requirements/test.lock
	@$(COMPILE) pyproject.toml --group build -c requirements/test.lock -o requirements/play.lock
	@$(COMPILE) requirements/synapse.in -o requirements/synapse.lock
	@$(COMPILE) requirements/deploy.in -o requirements/deploy.lock
	@$(COMPILE) --group pyproject.toml:build -c requirements/test.lock -o requirements/build.lock
	@$(COMPILE) pyproject.toml --extra embedded -c requirements/test.lock -o requirements/image.lock

clean: ## remove the environment and what the tools remember
	@rm -rf $(VENV) $(SYNAPSE_VENV) $(DEPLOY_VENV) tests/js/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist
	@find adapters core i18n storage tests -type d -name __pycache__ -prune -exec rm -rf {} +

# Debian keeps ensurepip in a package of its own. Without it, the pip at hand fills the environment; without either,
# root gets that package; else only the person at the keyboard can help.
define ENVIRONMENT
@test -x $(BIN)/pip || { \
    command -v $(PYTHON) >/dev/null || { echo 'Python 3.11 or newer is needed: make PYTHON=/path/to/python' >&2; exit 1; }; \
    $(PYTHON) -c 'import sys; v = sys.version.split()[0]; sys.exit(sys.version_info < (3, 11) and \
        "Python 3.11 or newer is needed, $(PYTHON) is " + v + ": make PYTHON=/path/to/python")' || exit 1; \
    rm -rf $(VENV); \
    if $(PYTHON) -c 'from ensurepip import bootstrap' 2>/dev/null; then $(PYTHON) -m venv $(VENV); \
    elif $(PYTHON) -m pip --version >/dev/null 2>&1; then \
        $(PYTHON) -m venv --without-pip $(VENV) && $(PYTHON) -m pip -qq --python $(BIN)/python install pip; \
    elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install python3-venv >/dev/null && \
        $(PYTHON) -m venv $(VENV); \
    else echo 'The venv module with ensurepip is needed; on Debian: apt install python3-venv' >&2; exit 1; fi; }
endef

# The project itself is installed as it stands here (editable), by the build backend that the lock brought.
define INSTALL
@$(PIP) install --require-hashes -r $(1)
@$(PIP) install --no-deps --no-build-isolation --no-index -e .
@unmet=$$($(BIN)/python -m pip check) || { echo "$$unmet Has make lock been run?" >&2; exit 1; }
endef

$(PLAY): pyproject.toml requirements/play.lock
	@echo 'Setting up (once) ...'
	$(ENVIRONMENT)
	$(call INSTALL,requirements/play.lock)
	@touch $@

$(SYNAPSE): $(TEST) requirements/synapse.lock
	@echo 'Setting up the Matrix homeserver of the tests (once) ...'
	@rm -rf $(SYNAPSE_VENV)
	@$(BIN)/python -m venv --without-pip $(SYNAPSE_VENV)
	@$(BIN)/python -m pip -qq --disable-pip-version-check --no-input --python $(SYNAPSE_VENV)/bin/python install \
	    --require-hashes -r requirements/synapse.lock
	@touch $@

# Two of them are Debian's. Where they cannot be had, the tests that need them say so and fail; the next make tries again.
$(DEPLOY): $(TEST) requirements/deploy.lock tests/deploy_tools.sh
	@echo 'Setting up what checks the files in deploy/ (once) ...'
	@rm -rf $(DEPLOY_VENV)
	@$(BIN)/python -m venv --without-pip $(DEPLOY_VENV)
	@$(BIN)/python -m pip -qq --disable-pip-version-check --no-input --python $(DEPLOY_VENV)/bin/python install \
	    --no-compile --require-hashes -r requirements/deploy.lock
	@if sh tests/deploy_tools.sh $(DEPLOY_VENV); then touch $@; fi

$(TEST): pyproject.toml requirements/test.lock
	@echo 'Setting up the tests (once) ...'
	$(ENVIRONMENT)
	$(call INSTALL,requirements/test.lock)
	@touch $@ $(PLAY)
