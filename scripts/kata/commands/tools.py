"""The verbs for whoever adds to the collection: mutants, new, lists, lint."""

import subprocess
import sys
from functools import partial
from pathlib import Path

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.chosen import chosen
from kata.commands.cli import Parser, Screen, Status, console, progress, require_checkout, say, warn
from kata.judge.model import Word
from kata.judge.pool import on_all_cores
from kata.paths import ROOT, is_fixed, shown
from kata.problem.find import find_problem, problems
from kata.problem.solution import Solution
from kata.tools.edits import Mutant, mutants
from kata.tools.lists import written
from kata.tools.mutants import UNSURE, key, known, limits_of, place, stale, word_of
from kata.tools.new import start_problem, start_solution
from kata.wire.model import Limits

OF_A_FOLDER = ["ruff", "check"], ["ruff", "format", "--check"]
OF_THE_ENGINE = ["mypy"]
OF_THE_PAGES = "--config=scripts/oxlint.json", "--deny-warnings"
SCRIPTS = "scripts/kata/watch/page/scripts", "tests/engine/scripts"


def lint(words: list[str]) -> Status:
    """Look for mistakes, format and style in the whole repository, or in one problem's folder."""
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
        fix = f"clone the repository, and there: make mutants P={problem.slug}"
        raise KataError(f"{problem.slug} is in the installed package, where nothing changes; {fix}")
    solutions, listed = chosen(problem, options.solutions, []), known(problem)
    cases_of(problem, say)
    limits, screen = limits_of_all(solutions), console()
    made = [mutant for solution in solutions for mutant in mutants(solution)]
    found = words_of(made, limits, listed, screen)
    new = [text for text, word in found.items() if word == Word.ACCEPTED and text not in listed]
    others = {other.path.name for other in problem.solutions} - {path.name for path in limits}
    old = [*stale(listed, found, others)]
    equivalent = sum(found.get(text) in UNSURE for text in listed)
    caught = f"{len(made) - len(new) - equivalent:,} caught"
    counts = f"{len(made):,} mutants, {caught}, {equivalent:,} known to be equivalent"
    lines = [*old, f"{problem.slug}: {counts}" + f", {len(new):,} not" * bool(new)]
    if new:
        where = f"add it to {shown(place(problem))} with the reason: {new[0]}  # <reason>"
        lines.append(f"for each line above, add an input that catches it; if none can, {where}")
    screen.show(lines)
    return Status.after(new or old)


def words_of(
    made: list[Mutant], limits: dict[Path, Limits], listed: dict[str, str], screen: Screen
) -> dict[str, Word | None]:
    """{mutant: what the judge says}, None if it ends its judge; prints each new survivor."""
    found: dict[str, Word | None] = {}
    with progress(f"{len(made):,} mutants", len(made), screen) as advance:
        for mutant, word in on_all_cores(partial(word_of, limits), made):
            found[key(mutant)] = word
            advance(len(found))
            if word == Word.ACCEPTED and key(mutant) not in listed:
                screen.show([f"{mutant.solution.path.name}:{mutant.line}  {mutant.change}"])
    return found


def limits_of_all(solutions: list[Solution]) -> dict[Path, Limits]:
    """{path: what its mutants may use} of each solution; an error if one is wrong."""
    say("judging the solutions themselves ...")
    found = {}
    for solution, limits in on_all_cores(limits_of, solutions):
        if not isinstance(limits, Limits):
            raise KataError(limits or f"{solution}: it kills its judge")
        found[solution.path] = limits
    return found


def new(words: list[str]) -> Status:
    """Start a new solution of a problem, or a new problem; nothing is ever overwritten."""
    options = Parser("new", new.__doc__).parsed(words)
    if options.solutions:
        start_solution(options.problem, options.solutions)
    else:
        start_problem(options.problem)
    return Status.DONE


def lists(words: list[str]) -> Status:
    """Write the lists into the README files, between their markers: problems, reports, rooms ..."""
    Parser("lists", lists.__doc__).parsed(words)
    require_checkout("fmt")
    texts, left_out = written(problems())
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    for problem, error in left_out.items():
        warn("lists", f"{problem.slug} is left out of the lists: {error}")
    return Status.after(left_out)
