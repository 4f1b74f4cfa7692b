"""Find a mistake: type as small an input as you can that breaks the code shown."""

import sys
from contextlib import suppress
from typing import Any

from rich.text import Text

from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.model import Case, Cases
from kata.cases.single import WHAT_WAS_TYPED, typed
from kata.commands.chosen import listed_problems
from kata.commands.cli import Parser, Screen, Status, console, say, warn
from kata.commands.practising import Stopwatch, diary_of, kept
from kata.judge.model import VerdictKind
from kata.judge.verdict import judge_one
from kata.practice.blank import statement
from kata.practice.diary import Diary
from kata.practice.model import FIND, RATED, SOLVE, Rating
from kata.practice.puzzle import chosen, puzzles, score, size_of, smallest
from kata.practice.rating import SOLUTION, rating_of, reason_of
from kata.practice.schedule import day_text, open_attempts
from kata.practice.sitting import Sitting
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.problem.spec import bare_values
from kata.show.report import failure_lines, report
from kata.show.values import named_values
from kata.text import clean, spelled

RATING_KEYS = "  ".join(f"{rating.key} {rating}" for rating in Rating)
USAGE = "Enter shows the code again, s the statement; x gives up, q leaves."


def main(words: list[str]) -> Status:
    options = Parser("find", __doc__).parsed(words)
    diary, some, screen = diary_of("find"), listed_problems(options, "find"), console()
    if options.problem:
        while find_mistake(diary, some[0], screen, options.reported):
            pass
        return Status.DONE
    some = [problem for problem in some if _has_puzzles(problem, options.reported)]
    while (problem := _picked(diary, some)) and find_mistake(
        diary, problem, screen, options.reported
    ):
        pass
    return Status.DONE


def _has_puzzles(problem: Problem, only_reported: bool) -> bool:
    """Tell whether there is a mistake to find; a problem whose mistakes cannot be read is named."""
    try:
        return bool(puzzles(problem, only_reported))
    except KataError as error:
        warn("find", f"left out: {error}")
        return False


def _picked(diary: Diary, some: list[Problem]) -> Problem | None:
    """The first that was left, then one that is due, one that was solved, the first new one."""
    cards, today, begun = diary.cards, diary.today, open_attempts(diary.entries)
    looked = {one: cards.get(diary.key(one, FIND)) for one in some}
    left = [one for one in some if diary.key(one, FIND) in begun]
    due = [one for one, card in looked.items() if card and card.due <= today]
    new = [one for one, card in looked.items() if not card]
    solved = [one for one in new if diary.key(one, SOLVE) in cards]
    return next(iter([*left, *due, *solved, *new]), None)


def find_mistake(diary: Diary, problem: Problem, screen: Screen, only_reported: bool) -> bool:
    """Have one mistake of a problem found; tells whether to go on with the next."""
    card = diary.cards.get(diary.key(problem, FIND))
    before, left = card.attempts if card else (), diary.attempt(problem, FIND)
    mistake = chosen(problem, before, left, only_reported)
    cases_of(problem, say)
    verdict = smallest(mistake)
    assert verdict.refuted_by
    least = size_of(verdict.refuted_by, problem)
    sitting, watch = Sitting(diary, problem, FIND, mistake.path.stem), Stopwatch()
    with kept(sitting, watch):
        size = _search(sitting, mistake, watch, screen)
        if size is None:
            return False
        effort = sitting.effort(watch.seconds)
        rating = rating_of(effort, FIND, is_large=size > least)
        sitting.end(effort, rating, size=size, smallest=least)
    found = [f"  It {score(size, least)}."] if size else []
    screen.tell([*found, Text(f"  {mistake.idea}.", "bold")])
    if size != least:
        screen.show(["", report(verdict), ""])
    return _rated(diary, problem, rating, reason_of(effort, FIND), screen)


def _search(sitting: Sitting, mistake: Solution, watch: Stopwatch, screen: Screen) -> int | None:
    """Return the size of the input found, 0 if it was given up; None if it was left."""
    problem = sitting.problem
    _show_code(problem, mistake, screen)
    while (text := _line("input> ")) not in (None, "q"):
        if text == "s":
            screen.tell(["", *statement(problem), ""])
        elif text == "x":
            sitting.hinted(SOLUTION, "", watch.seconds)
            return 0
        elif not text:
            screen.clear()
            _show_code(problem, mistake, screen)
        elif broken := _broken_by(problem, mistake, text := _whole(problem, text), screen):
            return size_of(broken, problem)
        else:
            with suppress(KataError):  # what is illegal is no try
                sitting.tried(_spelled(problem, typed(problem, text)[0].values), watch.seconds)
    return None


def _whole(problem: Problem, text: str) -> str:
    """Return the input that a line begins: where it holds too few values, each line holds one."""
    names = ["calls", "arguments"] if problem.signature.plays else [*problem.signature.parameters]
    while 0 < (count := bare_values(text)) < len(names) and (more := _line(f"{names[count]}> ")):
        text += f"\n{more}"
    return text


def _show_code(problem: Problem, mistake: Solution, screen: Screen) -> None:
    """Show the code, and how an input is typed."""
    example = _spelled(problem, problem.examples[0].arguments)
    screen.tell([Text(problem.title, "bold"), Text(problem.address, "dim"), ""])
    screen.show([*mistake.without_words.splitlines(), ""])
    screen.tell(["It has a mistake: type an input on which its result is wrong, as in"])
    screen.tell([f"  {example}", Text(USAGE, "dim")])


def _spelled(problem: Problem, values: Any) -> str:
    """Return an input as it is typed."""
    if problem.signature.plays:
        return ", ".join(map(spelled, values))
    return named_values(problem.signature, values, spelled)


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


def _rated(diary: Diary, problem: Problem, rating: Rating, reason: str, screen: Screen) -> bool:
    """Show the rating, and let it be overruled; tells whether to go on."""
    keys = {one.key: one for one in Rating}
    while True:
        card = diary.cards[diary.key(problem, FIND)]
        again = day_text(card.due, diary.today)
        screen.tell([Text(f"  {rating}: {reason}; it comes back {again}", "bold")])
        text = _line(f"{RATING_KEYS}   Enter: the next   q: end> ")
        if text in keys:
            rating, reason = keys[text], "as you say"
            diary.add(problem, RATED, kind=FIND, rating=rating)
        elif text in (None, "q", ""):
            return text == ""


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
