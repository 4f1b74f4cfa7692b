"""Examples first: say what is right before there is code, and see which mistakes would pass.

With --code, the code of one mistake is shown, which an example must refute.
"""

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random

from rich.text import Text

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.model import Cases
from kata.commands.chosen import listed_problems
from kata.commands.cli import Screen, Status, console, say, warn
from kata.commands.practising import show_statement
from kata.judge.verdict import judge_one
from kata.practice.examples import (
    Progress,
    Tried,
    given_away,
    hints,
    parted,
    score,
    shown_case,
    summary,
    tried,
)
from kata.practice.typical import Known, Mistakes, first_example, known_of
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.problem.spec import bare_values
from kata.show.report import failure_lines
from kata.text import option, plural

COMMANDS = "?", "x", "s", "q"
LABEL = re.compile(r"^(?:input|output):\s*", re.IGNORECASE)  # of a line of the statement
KEYS = "? what the rest would need   x give up   s statement   q end"


def main(options: Namespace) -> Status:
    if options.reported and not options.code:
        given = option("reported", True)
        raise KataError(f"{given} chooses the code that is shown; add {option('code', True)}")
    some, screen, found = listed_problems(options), console(), False
    for problem, known, code in drawn(some, options, Random()):
        found = True
        show(problem, screen, code)
        progress = type_examples(problem, known, screen, code)
        if not progress or read_line("Enter: the next   q: end> ") != "":
            break
    if not found:
        kind = "mistake that was reported to LeetCode" if options.reported else "typical mistake"
        raise KataError(f"no {kind} is here; choose another problem or list")
    return Status.DONE


def drawn(
    some: list[Problem], options: Namespace, rng: Random
) -> Iterator[tuple[Problem, Known, Solution | None]]:
    """Yield problems in any order, each with the mistake that is shown; of one problem, all.

    What is known is that of the mistakes that are asked for.
    """
    for problem in rng.sample(some, len(some)):
        try:
            known = known_of(problem, cases_of(problem, say))
        except KataError as error:
            warn("examples", f"left out: {error}")
            continue
        able = [
            one
            for one in problem.mistakes
            if one.name in known.least and (one.declared("REPORTED", "") or not options.reported)
        ]
        if not options.code:
            yield from [(problem, known, None)] * bool(able)
            continue
        for mistake in rng.sample(able, len(able))[: None if len(some) == 1 else 1]:
            least = known.least[mistake.name]
            own = replace(known, least={mistake.name: least}, fewest=[least])
            yield problem, own, mistake


def show(problem: Problem, screen: Screen, code: Solution | None) -> None:
    """Show the statement, or the code that has a mistake."""
    if code:
        screen.tell([Text(problem.title, "bold"), Text(problem.address, "dim"), ""])
        screen.show([*code.without_words.splitlines(), ""])
    else:
        show_statement(problem, screen)


def type_examples(
    problem: Problem,
    known: Known,
    screen: Screen,
    code: Solution | None = None,
    skips: str = "",
    keep: Callable[[str], None] = lambda _: None,
) -> Progress | None:
    """Have examples typed until no mistake is left, or it is given up; None if it was left."""
    progress = Progress(known)
    goal = "the mistake in it" if code else plural(len(known.least), "typical mistake")
    screen.tell([f"Type examples that refute {goal}, each in this form:"])
    screen.tell([f"  {shown_case(problem, first_example(problem))}"])
    screen.tell([skips + KEYS], "dim")
    with Mistakes(problem, known) as mistakes:
        while progress.left:
            text = read_line("example> ")
            if text and text not in COMMANDS:
                text = _whole(problem, text)
            if text in (None, "q"):
                return None
            if not text and skips:
                return progress
            if text == "x":
                screen.tell(given_away(problem, progress))
                return progress
            if text == "s":
                show_statement(problem, screen)
            elif text == "?":
                screen.tell(hints(problem, progress))
            elif not text:
                screen.tell([KEYS], "dim")
            else:
                found = tried(problem, text, mistakes.refuted_by)
                progress.take(found)
                screen.tell(told(problem, progress, found, code))
                if found.line:
                    keep(found.line)
    screen.tell(summary(problem, progress))
    return progress


def told(
    problem: Problem, progress: Progress, found: Tried, code: Solution | None
) -> Iterator[str | Text]:
    """Yield what comes of an example."""
    if not found.line:
        yield Text(f"  {found.said}", "yellow")
    elif not code:
        yield Text(f"  right: {score(progress, problem, found.refuted)}", "green")
    elif not found.refuted:
        yield "  right, and the code says so, too"
    elif found.case:
        _, outcome = judge_one(code, Cases.of([found.case]), 0)
        yield Text(f"  ✓ It fails: {outcome.kind}", "green")
        yield from failure_lines(code, outcome)
        yield Text(f"  {code.idea}", "bold")


def _whole(problem: Problem, text: str) -> str:
    """Return the example that a line begins, or the key that is pressed before it is complete.

    Its values and its answer may follow in more lines.
    """
    names = ["calls", "arguments"] if problem.signature.plays else [*problem.signature.parameters]
    text = LABEL.sub("", text)
    while 0 < (count := bare_values(text)) < len(names):
        more = read_line(f"{names[count]}> ")
        if not more or more in COMMANDS:
            return more or text
        text += f"\n{more}"
    given, answer = parted(problem, text)
    if given and not answer and (more := read_line("it gives> ")):
        text = more if more in COMMANDS else f"{given}\n{LABEL.sub('', more)}"
    return text


def read_line(prompt: str) -> str | None:
    """Return a line that a person types, without its end; None at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 (it lets lines be edited)
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
