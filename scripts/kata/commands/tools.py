"""The verbs for whoever adds to the collection: test, mutants, new, docs, lint."""

import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import NoReturn

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.chosen import chosen_solutions
from kata.commands.cli import Parser, Status, console, progress, require_checkout, say, warn
from kata.edits.changes import mutants
from kata.judge.model import VerdictKind
from kata.judge.pool import on_all_cores
from kata.paths import ROOT, is_fixed
from kata.problem.lookup import find_problem, problems
from kata.problem.solution import issue_of
from kata.text import plural
from kata.tools.documents import case_texts, kept_reports, readme_texts, report_texts
from kata.tools.mutants import Fate, Survivors, known_survivors, limits_of_all, line_of, word_of
from kata.tools.new import start_problem, start_solution
from kata.tools.reported import kept_for

SUITE = "-q", "-n", "auto", "--dist", "worksteal"
OF_A_FOLDER = ["ruff", "check"], ["ruff", "format", "--check"]
OF_THE_ENGINE = ["mypy"]
OF_THE_PAGES = "--config=scripts/oxlint.json", "--deny-warnings"
SCRIPTS = "scripts/kata/watch/page/scripts", "scripts/kata/live/scripts", "tests/engine/scripts"


def test(words: list[str]) -> NoReturn:
    """Judge every solution and every mistake that changed, with pytest on all cores."""
    options = Parser("test", test.__doc__).parsed(words)
    require_checkout("test")
    chosen = {
        "problem": options.problem,
        "list": options.list,
        "solution": ",".join(options.solutions),
        "shard": options.shard,
    }
    given = [f"--{name}={value}" for name, value in chosen.items() if value]
    given += ["--fresh"] * options.fresh + ["--ignore=tests/engine"] * (not options.all)
    sys.stdout.flush()
    os.chdir(ROOT)
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *SUITE, *given])


def lint(words: list[str]) -> Status:
    """Check the repository, or one problem's folder, for mistakes, format and style."""
    options = Parser("lint", lint.__doc__).parsed(words)
    require_checkout("lint")
    where = find_problem(options.problem).folder.relative_to(ROOT) if options.problem else "."
    python = [sys.executable, "-m"]
    checks = [[*python, *check, str(where)] for check in OF_A_FOLDER]
    if not options.problem:
        oxlint = str(Path(sys.executable).with_name("oxlint"))
        checks += [[*python, *OF_THE_ENGINE], [oxlint, *OF_THE_PAGES, *SCRIPTS]]
    failed = [check for check in checks if subprocess.run(check, cwd=ROOT, check=False).returncode]
    if any("ruff" in check for check in failed):
        print("lint: make fmt fixes the format, and some of the rest", file=sys.stderr)
    return Status.after(failed)


def list_survivors(words: list[str]) -> Status:
    """Change one thing after another in each solution of a problem; list what the judge accepts."""
    options = Parser("mutants", list_survivors.__doc__).parsed(words)
    problem = find_problem(options.problem or "")
    if is_fixed(problem.folder):
        fix = f"clone the repository, and run there: make mutants P={problem.slug}"
        raise KataError(f"{problem.slug} is in the installed package, which must not change; {fix}")
    solutions, listed = chosen_solutions(problem, options.solutions, []), known_survivors(problem)
    cases_of(problem, say)
    say("judging the solutions themselves ...")
    limits, screen = limits_of_all(solutions), console()
    made = [mutant for solution in solutions for mutant in mutants(solution)]
    found: dict[str, VerdictKind | None] = {}
    with progress(f"{len(made):,} mutants", len(made), screen) as advance:
        for mutant, word in on_all_cores(partial(word_of, limits), made):
            found[line_of(mutant)] = word
            advance(len(found))
            if word == VerdictKind.ACCEPTED and line_of(mutant) not in listed:
                screen.show([f"{mutant.solution.path.name}:{mutant.line}  {mutant.change}"])
    survivors = Survivors(problem, solutions, listed, found)
    screen.show(survivors.summary())
    for line in (unjudged := survivors.lines(Fate.UNJUDGED)):
        warn("mutants", f"{line}: cannot be judged")
    failed = survivors.lines(Fate.NEW) or survivors.stale
    return Status.UNJUDGED if unjudged and not failed else Status.after(failed)


def new(words: list[str]) -> Status:
    """Start a new solution of a problem, or a new problem; nothing is ever overwritten."""
    options = Parser("new", new.__doc__).parsed(words)
    if options.solutions:
        start_solution(options.problem, options.solutions)
    else:
        start_problem(options.problem, options.statement or "")
    return Status.DONE


def docs(words: list[str]) -> Status:
    """Write the lists into the documents, between their markers: problems, reports, rooms ..."""
    Parser("docs", docs.__doc__).parsed(words)
    require_checkout("fmt")
    texts, left_out = readme_texts(problems())
    listed = [problem for problem in problems() if problem not in left_out]
    reported = [m for problem in listed for m in problem.mistakes if issue_of(m)]
    kept = kept_reports()
    if new := [mistake for mistake in reported if not kept_for(mistake, kept)]:
        what = f"the smallest inputs that refute {plural(len(new), 'reported mistake')}"
        print(f"looking for {what} ...", file=sys.stderr)
    reports, more_left_out = report_texts(listed)
    counts, without_cases = case_texts(listed)
    for path, text in (texts | reports | counts).items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    left_out |= more_left_out | without_cases
    for problem, error in left_out.items():
        warn("docs", f"{problem.slug} is left out of the lists: {error}")
    return Status.after(left_out)
