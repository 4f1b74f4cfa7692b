# The commands find their options in MAKEFLAGS, which holds what stands on make's command line. It
# never becomes code: not in a shell, and not in make, which would expand what it exports.
$(foreach name,$(filter-out PYTHON,$(.VARIABLES)),$(if $(filter command,$(origin $(name))),$(eval unexport $(name))))
export KATA_CALLED_BY = make $@
unexport PYTHONDONTWRITEBYTECODE # else each of the many processes would compile the engine anew
RUN := .venv/bin/python
KATA := $(RUN) scripts/kata

.DEFAULT_GOAL := help
.PHONY: help today examples judge index test list log compare page new \
	check lint fmt mutants clean environment

help: ## list the targets
	@awk -F ' ## | [|] ' '/^##@/ { print "\n" substr($$0, 5) } /^[a-z]+:.* ## / { sub(/:.*/, "", $$1); \
		printf "  make %-12s%s\n", $$1, $$2; if ($$3) printf "%19s%s\n", "", $$3 }' Makefile

##@ To use

today: environment ## practise what is due: a blank file, judged after every save | LIST=blind75, P=, MIX=1, EDIT=1, V=1
	@$(KATA) today

examples: environment ## type examples first, and see which mistakes would pass them | P=, LIST=, CODE=1, REPORTED=1
	@$(KATA) examples

judge: environment ## judge your files, or the solutions of a problem | FILE=, P=, S=, LIST=, CASE=, WATCH=1, V=1; all: scripts/JUDGE.md
	@$(KATA) judge

index: environment ## write an index of your solutions into their folder | FILE=
	@$(KATA) index

test: environment ## judge every solution and mistake that changed | P=minesweeper, LIST=blind75, S=bfs,dfs, SHARD=3/8, FRESH=1
	@$(KATA) test

list: environment ## list the problems, or search them; marks what is due | FIND="sliding window", LIST=, JSON=1
	@$(KATA) list

log: environment ## show what was practised, and what comes back when | LIST=, P=, IMPORT=~/leetcode, DRY=1, JSON=1
	@$(KATA) log

compare: environment ## time solutions side by side | P=, S=, FILE=, BASE=, SIZE=, BUDGET=, V=1, OUT=
	@$(KATA) compare

page: environment ## build pages on which to watch two solutions | P=, LIST=, S=, FILE=, CASE=, LIVE=1
	@$(KATA) page

new: environment ## start a solution or a problem | P=minesweeper S=union_find, or P=42, P="Island Perimeter", STATEMENT=
	@$(KATA) new

##@ To maintain

check: environment ## lint, judge everything from scratch, and test the judge | P=, LIST=, S=, SHARD=1/2
	@$(KATA) lint
	@$(KATA) test --all --fresh

lint: environment ## check for mistakes, format and style | P=
	@$(KATA) lint

fmt: environment ## fix format and style, and update the lists in the documents
	@test -w problems || { echo "fmt: problems/ cannot be written to; nothing was fixed" >&2; exit 2; }
	@status=0; $(RUN) -m ruff check -q --fix-only || status=1; \
		$(RUN) -m ruff format >/dev/null || status=1; \
		$(KATA) docs || status=1; exit $$status

mutants: environment ## list the changes of solutions that no input catches | P=, S=
	@$(KATA) mutants

clean: ## remove the environment, the pages and all caches
	@rm -rf .venv .venv.lock .cache build .mypy_cache .pytest_cache .ruff_cache
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

environment:
	@sh scripts/setup.sh
