"""Change one thing after another in each solution of a problem; list what the judge accepts."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.chosen import chosen
from kata.commands.cli import Parser, console, progress, say
from kata.judge.pool import on_all_cores
from kata.judge.verdict import Word
from kata.mutants.edits import Mutant, mutants
from kata.mutants.known import key, known, place
from kata.mutants.verdicts import limits_of, word_of
from kata.paths import is_fixed, shown
from kata.problem.find import find_problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits

UNSURE = Word.ACCEPTED, Word.TIME, Word.MEMORY  # the latter two may be due to the machine


def main(words: list[str]) -> int:
    parser = Parser("mutants", description=__doc__)
    parser.takes_solutions()
    options = parser.parsed(words)
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
    for line in lines:
        screen.print(line, soft_wrap=True, markup=False, emoji=False)
    return int(bool(new or old))


def words_of(
    made: list[Mutant], limits: dict[Path, Limits], listed: dict[str, str], screen: Console
) -> dict[str, Word | None]:
    """{mutant: what the judge says}, None if it ends its judge; prints each new survivor."""
    found: dict[str, Word | None] = {}
    with progress(f"{len(made):,} mutants", len(made), screen) as advance:
        for mutant, word in on_all_cores(partial(word_of, limits), made):
            found[key(mutant)] = word
            advance(len(found))
            if word == Word.ACCEPTED and key(mutant) not in listed:
                line = f"{mutant.solution.path.name}:{mutant.line}  {mutant.change}"
                screen.print(line, soft_wrap=True, markup=False, emoji=False)
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


def stale(listed: dict[str, str], found: dict[str, Word | None], others: set[str]) -> Iterator[str]:
    """What to say of each line that is no survivor, unless it is about one of the other files."""
    for text, where in listed.items():
        if text.split()[0] not in others and found.get(text) not in UNSURE:
            why = "is caught" if text in found else "is no mutant"
            yield f"{where}: {why}, so delete the line: {text}"
