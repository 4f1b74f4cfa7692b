# What is given as P=, S= and so on reaches the scripts as the environment, never as shell code.
GIVEN := P S FILE CASE WATCH JSON BASE SIZE OUT V
$(foreach name,$(GIVEN),$(eval override export $(name) := $$(value $(name))))
export PYTHON
RUN := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help test judge new compare lint fmt check clean environment

help: ## list the targets
	@sed -n 's/^\([a-z]*\):[^#]*## /  make \1\t/p' Makefile | expand -t 16

test: environment ## prove every solution right (P=minesweeper: one problem, S=bfs: one solution)
	@$(RUN) -m pytest -q -n auto $${P:+"--problem=$$P"} $${S:+"--solution=$$S"}

judge: environment ## judge the solutions of P, or S=bfs, FILE=any.py; CASE=214 runs one case, WATCH=1 waits for saves
	@$(RUN) scripts/judge.py $${FILE:+"--file=$$FILE"} $${CASE:+"--case=$$CASE"} \
		$${WATCH:+--watch} $${JSON:+--json} -- "$$P" $${S:+"$$S"}

new: environment ## start a solution (P=minesweeper S=union_find) or a problem (P=flood-fill)
	@$(RUN) scripts/new.py -- "$$P" $${S:+"$$S"}

compare: environment ## time the solutions side by side, of all problems or of P; BASE=bfs, SIZE=500, OUT=file.json
	@$(RUN) scripts/compare.py $${FILE:+"--file=$$FILE"} $${BASE:+"--base=$$BASE"} \
		$${SIZE:+"--size=$$SIZE"} $${OUT:+"--out=$$OUT"} $${V:+--verbose} $${S:+"--solutions=$$S"} -- $${P:+"$$P"}

lint: environment ## look for mistakes, format and style
	@$(RUN) -m ruff check
	@$(RUN) -m ruff format --check

fmt: environment ## mend format and style, and the lists in the README files
	@$(RUN) -m ruff check -q --fix-only
	@$(RUN) -m ruff format -q
	@$(RUN) scripts/index.py

check: lint test ## lint and test

clean: ## remove the environment and what is cached
	@rm -rf .venv .cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

environment:
	@sh scripts/setup.sh
