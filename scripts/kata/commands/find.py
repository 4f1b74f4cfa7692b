"""Find a mistake: type as small an input as you can that breaks the code shown."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from random import Random

from rich.text import Text

from kata import KataError
from kata.cases.generate import WHAT_WAS_TYPED, cases_of, typed
from kata.cases.model import SMALL, Case, Cases
from kata.commands.chosen import listed_problems
from kata.commands.cli import Screen, Status, console, say, warn
from kata.judge.batch import verdict_on
from kata.judge.declared import declared
from kata.judge.model import VerdictKind
from kata.judge.verdict import judge_one
from kata.practice.blank import statement
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.problem.spec import bare_values
from kata.show.report import failure_lines, report
from kata.show.values import named_values
from kata.size import cells
from kata.text import clean, plural, spelled
from kata.watch.why.explain import explained

FOUND = {VerdictKind.WRONG.value, VerdictKind.RUNTIME.value}  # what a typed input can show
USAGE = "Enter shows the code again, s the statement; x gives up, q leaves."


def main(options: Namespace) -> Status:
    some, screen, mistake = listed_problems(options), console(), None
    for mistake in drawn(some, options.reported, Random()):
        if not find_mistake(mistake, screen) or _line("Enter: the next   q: end> ") != "":
            break
    if not mistake:
        kind = "mistake that was reported to LeetCode" if options.reported else "mistake to find"
        raise KataError(f"no {kind} is here; choose another problem or list")
    return Status.DONE


def drawn(some: list[Problem], only_reported: bool, rng: Random) -> Iterator[Solution]:
    """Yield mistakes in any order: one of each problem or, where there is only one, all of its."""
    most = 1 if len(some) > 1 else None
    for problem in rng.sample(some, len(some)):
        try:
            able = puzzles(problem, only_reported)
        except KataError as error:
            warn("find", f"left out: {error}")
        else:
            yield from rng.sample(able, len(able))[:most]


def puzzles(problem: Problem, only_reported: bool = False) -> list[Solution]:
    """Return the mistakes that a small input refutes, or all that were reported as accepted."""
    return [
        mistake
        for mistake in problem.mistakes
        if (how := declared(mistake)).VERDICT in FOUND
        and (mistake.declared("REPORTED", "") or (not only_reported and how.CAUGHT_BY == SMALL))
    ]


def find_mistake(mistake: Solution, screen: Screen) -> bool:
    """Have a mistake found, or given up; tells whether to go on with the next."""
    problem = mistake.problem
    verdict = verdict_on(mistake, cases := partial(cases_of, problem, say))
    if verdict.refuted_by and verdict.refuted_by.group != SMALL:
        verdict = verdict_on(mistake, cases, explain=explained)
    if not verdict.refuted_by:
        raise KataError(f"{mistake}: no input refutes it here; choose another problem")
    size, least = _search(mistake, screen), size_of(verdict.refuted_by, problem)
    if size is None:
        return False
    screen.tell([f"  It {score(size, least)}."] if size else [])
    screen.tell([Text(f"  {mistake.idea}.", "bold")])
    if size != least:
        screen.show(["", report(verdict), ""])
    return True


def size_of(case: Case, problem: Problem) -> int:
    """Return how many values an input holds; of calls, how many there are, with their arguments."""
    values = case.values
    return len(values[0]) + cells(values[1]) if problem.signature.plays else cells(values)


def score(size: int, least: int) -> str:
    """Return how large an input is, beside the smallest that is known."""
    values = plural(size, "value")
    if size > least:
        return f"has {values}; the smallest input that is known has {least:,}"
    few = "fewer than any that the judge tries" if size < least else "as few as the smallest known"
    return f"has {values}, {few}"


def _search(mistake: Solution, screen: Screen) -> int | None:
    """Return the size of the input found, 0 if it was given up; None if it was left."""
    problem = mistake.problem
    _show_code(problem, mistake, screen)
    while (text := _line("input> ")) not in (None, "q"):
        if text == "s":
            screen.tell(["", *statement(problem), ""])
        elif text == "x":
            return 0
        elif not text:
            screen.clear()
            _show_code(problem, mistake, screen)
        elif broken := _broken_by(problem, mistake, _whole(problem, text), screen):
            return size_of(broken, problem)
    return None


def _whole(problem: Problem, text: str) -> str:
    """Return the input that a line begins: where it holds too few values, each line holds one."""
    names = ["calls", "arguments"] if problem.signature.plays else [*problem.signature.parameters]
    while 0 < (count := bare_values(text)) < len(names) and (more := _line(f"{names[count]}> ")):
        text += f"\n{more}"
    return text


def _show_code(problem: Problem, mistake: Solution, screen: Screen) -> None:
    """Show the code, and how an input is typed."""
    values = problem.examples[0].arguments
    if problem.signature.plays:
        example = ", ".join(map(spelled, values))
    else:
        example = named_values(problem.signature, values, spelled)
    screen.tell([Text(problem.title, "bold"), Text(problem.address, "dim"), ""])
    screen.show([*mistake.without_words.splitlines(), ""])
    screen.tell(["It has a mistake: type an input on which its result is wrong, as in"])
    screen.tell([f"  {example}", Text(USAGE, "dim")])


def _broken_by(problem: Problem, mistake: Solution, text: str, screen: Screen) -> Case | None:
    """Return the input as a case, if it is legal and the mistake fails on it; says what happens."""
    try:
        cases = typed(problem, text)
    except KataError as error:
        screen.tell([f"  {str(error).removeprefix(f'{WHAT_WAS_TYPED}: ')}"])
        return None
    _, outcome = judge_one(mistake, Cases.of([cases[0]]), 0)
    if outcome.kind == VerdictKind.NOT_JUDGED:
        raise KataError(f"{problem.slug} cannot be judged: {outcome.message}")
    if outcome.kind == VerdictKind.ACCEPTED:
        answer = problem.signature.told(cases[0].expected, repr)
        screen.tell([f"  It gives {clean(answer)}, which is right."])
        return None
    found = Text(f"✓ It fails: {outcome.kind}", "green")
    screen.tell([found, *failure_lines(mistake, outcome)])
    return cases[0]


def _line(prompt: str) -> str | None:
    """Return a line that a person types, without its end; None at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (it lets lines be edited)
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
