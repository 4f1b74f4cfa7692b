"""The verbs for whoever adds to the collection: test, mutants, new, docs, lint; and completion."""

import argparse
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections import Counter
from functools import partial
from pathlib import Path

from kata import KataError
from kata.cases.generate import cases_of
from kata.collect.pasted import Pasted
from kata.commands import cli
from kata.commands.chosen import chosen_solutions
from kata.commands.files import found_in, pasted
from kata.commands.main import VERBS
from kata.edits.mutants import mutants
from kata.judge.model import VerdictKind
from kata.judge.pool import on_all_cores
from kata.paths import PROBLEMS, ROOT, is_fixed
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, problems
from kata.problem.solution import PASTED
from kata.text import option
from kata.tools.documents import (
    LeftOut,
    case_texts,
    readme_texts,
    refuted_texts,
    slow_texts,
)
from kata.tools.mutants import limits_of_all, word_of
from kata.tools.new import start_problem, start_solution, statement_file, unfinished

CAUGHT, MISSED, UNJUDGED = "caught", "not", "not judged"  # what becomes of a mutant
FATES = {  # {the verdict on it, or None if its judge ended}
    VerdictKind.ACCEPTED: MISSED,
    VerdictKind.NOT_JUDGED: UNJUDGED,
    None: UNJUDGED,
}
ENDED = {0: cli.Status.DONE, 1: cli.Status.REJECTED, 130: cli.Status.INTERRUPTED}  # by pytest
SUITE = "-q", "-n", "auto", "--dist", "worksteal"
ALONE = "-m", "pytest", "-q", "--last-failed", "--last-failed-no-failures=none"
TYPES = "scripts/tsconfig.json"  # of the pages' scripts
COMPLETES = {  # {shell: how it completes a problem; zsh, a file, too}; no name is expanded
    "bash": '_kata_problem() { for at in %s; do (cd "$at" && compgen -d -- "$1"); done; }',
    "zsh": '_kata_problem() { compadd -- ${(f)"$(command ls %s)"}; _files; }',
}
OXLINT = "--config=scripts/oxlint.json", "--deny-warnings"
SCRIPTS = [f"scripts/{name}" for name in ("kata/watch/page/scripts", "kata/live/scripts")]
SCRIPTS += ["scripts/kata/bookmarklet.js", "tests/engine/scripts"]


def test(options: argparse.Namespace) -> cli.Status:
    """Judge every solution and every mistake that changed, with pytest on all cores."""
    cli.require_checkout("test")
    names = ",".join(options.solutions)
    chosen = {"problem": options.problem, "list": options.list, "solution": names}
    chosen["group"], chosen["splits"] = options.shard or (None, None)
    given = [f"--{name}={value}" for name, value in chosen.items() if value]
    given += ["--changed"] * (options.fresh or not options.all)
    given += ["--fresh"] * options.fresh + ["--ignore=tests/engine"] * (not options.all)
    given += ["--durations=10"] * bool(options.all or options.shard)
    os.chdir(ROOT)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until the plugin can say what is kept
    import pytest  # here, as no other verb needs it, and an installed package has none

    ended = pytest.main([*SUITE, *given])
    if options.all and ended == pytest.ExitCode.TESTS_FAILED:
        print("once more, one by one, what failed: other tests may have made it late", flush=True)
        again = [*ALONE, *["--fresh"] * options.fresh]
        ended = subprocess.run([sys.executable, *again], check=False).returncode
    return ENDED.get(ended, cli.Status.UNJUDGED)


def lint(options: argparse.Namespace) -> cli.Status:
    """Check the repository, or one problem's folder, for mistakes, format and style."""
    cli.require_checkout("lint")
    where = str(find_problem(options.problem).folder if options.problem else ROOT)
    ruff = [sys.executable, "-m", "ruff"]
    checks = [[*ruff, "check", where], [*ruff, "format", "--check", where]]
    if not options.problem:
        oxlint = str(Path(sys.executable).with_name("oxlint"))
        oxlints = [oxlint, *OXLINT, *SCRIPTS]
        checks += [[sys.executable, "-m", "mypy"], oxlints, *types_of_pages()]
    failed = [check for check in checks if subprocess.run(check, cwd=ROOT, check=False).returncode]
    if any("ruff" in check for check in failed):
        print("lint: make fmt fixes the format, and some of the rest", file=sys.stderr)
    return cli.Status.REJECTED if failed else cli.Status.DONE


def types_of_pages() -> list[list[str]]:
    """Return the check of the types in the pages' scripts; where it cannot be had, say so."""
    from kata.live.build import installed  # here, as no other verb needs it

    why = "install Node 20 or newer, with npm"
    if shutil.which("node"):
        try:
            return [["node", str(installed() / "typescript/bin/tsc"), "--project", TYPES]]
        except KataError as error:
            why = str(error)
    cli.warn("lint", f"the types in the pages' scripts are left out: {why}")
    return []


def list_survivors(options: argparse.Namespace) -> cli.Status:
    """Change one thing after another in each solution of a problem; list what the judge accepts."""
    problem = find_problem(options.problem or "")
    if is_fixed(problem.folder):
        fix = f"clone the repository, and run there: make mutants P={problem.slug}"
        raise KataError(f"{problem.slug} is in the installed package, which must not change; {fix}")
    solutions = chosen_solutions(problem, options.solutions, [])
    cases_of(problem, cli.say)
    cli.say("judging the solutions themselves ...")
    limits, screen, counts = limits_of_all(solutions), cli.console(), Counter[str]()
    made = [mutant for solution in solutions for mutant in mutants(solution)]
    with cli.progress(f"{len(made):,} mutants", len(made), screen) as advance:
        for mutant, word in on_all_cores(partial(word_of, limits), made):
            fate = FATES.get(word, CAUGHT)
            counts[fate] += 1
            advance(counts.total())
            line = f"{mutant.solution.path.name}:{mutant.line}  {mutant.change}"
            if fate == MISSED:
                screen.show([line])
            elif fate == UNJUDGED:
                cli.warn("mutants", f"{line}: cannot be judged")
    told = [f"{counts[fate]:,} {fate}" for fate in (CAUGHT, MISSED, UNJUDGED) if counts[fate]]
    screen.show([f"{problem.slug}: {', '.join([f'{len(made):,} mutants', *told])}"])
    return cli.Status.UNJUDGED if counts[UNJUDGED] else cli.Status.DONE


def new(options: argparse.Namespace) -> cli.Status:
    """Start a new solution of a problem, or a new problem; nothing is ever overwritten."""
    if options.solutions and options.statement:
        one = option("statement", options.statement)
        raise KataError(f"{one} is for a new problem; leave out {option('solutions')}")
    problem, name, path = options.problem, options.solutions, options.statement
    text, source = (statement_file(path), option("statement", path)) if path else ("", "")
    given = pasted() if problem == str(PASTED) else None
    if given:
        problem = given.problem.slug if given.problem else given.listed.slug if given.listed else ""
        if given.statement:
            text, source = given.statement, f"{PASTED}: its `statement`"
    if not name or (given and not (given.problem and given.problem.folder.is_dir())):
        start_problem(problem, text, source, given and given.listed)
    code = _code(given, find_problem(problem.lower())) if given else ""
    if name or given:
        start_solution(problem, name or "first", code)
    return cli.Status.DONE


def _code(given: Pasted, problem: Problem) -> str:
    """Return the code in standard input, if it fits a problem."""
    with given.as_file() as files:
        found = given.renamed(found_in(files, [problem]))
    if not found.solutions:
        raise KataError(f"{PASTED}: its code is left out: {found.reason(PASTED)}")
    return found.solutions[0].part


def docs(_options: argparse.Namespace) -> cli.Status:
    """Write the lists into the documents, between their markers: problems, terms, rooms ..."""
    cli.require_checkout("fmt")
    # Here, as no other verb needs it.
    from kata.commands.schema import SCHEMA, schema
    from kata.live.declarations import FILE, declarations

    left_out: LeftOut = {}
    for made in case_texts, slow_texts, refuted_texts, readme_texts:  # each reads those before it
        texts, some = made(problems())
        _write(texts)
        left_out |= some
    _write({FILE: declarations(), SCHEMA: schema()})
    for problem, error in left_out.items():
        cli.warn("docs", f"{problem.slug} is left out of the lists: {error}")
    return cli.Status.DONE if all(map(unfinished, left_out)) else cli.Status.REJECTED


def completion(options: argparse.Namespace) -> cli.Status:
    """Print a completion script; for bash, put `source <(kata completion bash)` into ~/.bashrc."""
    import shtab  # here, as no other verb needs it

    whole = argparse.ArgumentParser("kata")
    verbs = whole.add_subparsers()
    for verb, (_, does) in VERBS.items():
        cli.add_options(parser := verbs.add_parser(verb, help=does), verb)
        for action in parser._actions:
            if action.dest == "problem":
                action.complete = dict.fromkeys(COMPLETES, "_kata_problem")  # type: ignore[attr-defined]
    folders = " ".join(shlex.quote(str(folder.resolve())) for folder in PROBLEMS)
    print(shtab.complete(whole, options.shell, preamble=COMPLETES[options.shell] % folders))
    return cli.Status.DONE


def _write(texts: dict[Path, str]) -> None:
    """Write the documents that have changed."""
    for path, text in texts.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
