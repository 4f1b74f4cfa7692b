"""Practise what is due today: write it from a blank file, which is judged after every save."""

from argparse import Namespace

from kata.commands.chosen import listed_problems
from kata.commands.cli import Parser, Screen, Status, console
from kata.commands.find import find_mistake
from kata.commands.keys import keys
from kata.commands.practice_loop import Session
from kata.commands.practising import diary_of, kept
from kata.judge.background import background
from kata.practice.attempt import Attempt
from kata.practice.blank import prepared
from kata.practice.diary import Diary, Plan
from kata.practice.model import FIND, SOLVE
from kata.practice.schedule import day_text
from kata.problem.folder import Problem
from kata.problem.solution import Solution

FEW_NAMES = 6  # names of what is due


def main(words: list[str]) -> Status:
    options = Parser("today", __doc__, EPILOG).parsed(words)
    diary, some, screen = diary_of("today"), listed_problems(options, "today"), console()
    goes_on = True
    while goes_on:
        plan = diary.plan(some)
        kind, problem = picked(plan, some, bool(options.problem), diary)
        if not problem:
            break
        screen.tell(plan_lines(plan) if not options.problem else [], "dim")
        if kind == FIND:
            goes_on = find_mistake(diary, problem, screen, False)
        else:
            goes_on = practise(diary, problem, screen, options)
        if options.problem:
            options.problem = ""
            some = listed_problems(options, "today")
    else:
        return Status.DONE
    coming = min((card.due for card in diary.cards.values()), default=None)
    more = f"; the next comes back {day_text(coming, diary.today)}" if coming else ""
    screen.tell([f"Nothing is left for today{more}."])
    return Status.DONE


EPILOG = """Files are written into ~/kata or, if set, KATA_HOME: one for each problem, older
attempts in before/, and the log. Nothing is sent anywhere."""


def picked(
    plan: Plan, some: list[Problem], is_asked_for: bool, diary: Diary
) -> tuple[str, Problem | None]:
    """The kind of practice, and its problem: the one asked for, the first due, or the first new."""
    if is_asked_for:
        return SOLVE, some[0]
    if plan.left:
        return SOLVE, plan.left[0]
    if plan.due:
        return plan.due[0].key.kind, diary.here[plan.due[0].key.problem]
    return SOLVE, (plan.new[0] if plan.new else None)


def plan_lines(plan: Plan) -> list[str]:
    """Return what was left, what is due today, and how much is new."""
    parts = {
        "left as it was": [problem.slug for problem in plan.left],
        "due": [card.title for card in plan.due],
    }
    told = [f"{what}: {_some(names)}" for what, names in parts.items() if names]
    return ["; ".join([*(told or ["nothing is due"]), f"{len(plan.new):,} not practised yet"])]


def _some(names: list[str]) -> str:
    """Return the first few names."""
    return ", ".join(names[:FEW_NAMES]) + f" and {len(names) - FEW_NAMES:,} more" * bool(
        names[FEW_NAMES:]
    )


def practise(diary: Diary, problem: Problem, screen: Screen, options: Namespace) -> bool:
    """One attempt, from the blank file to its rating; tells whether to go on with the next."""
    file = prepared(problem, diary.folder, bool(diary.attempt(problem)))
    attempt = Attempt(diary, Solution(problem, file.path))
    with background() as work, keys() as pressed, kept(attempt.sitting, pressed.watch):
        session = Session(attempt, file, screen, work, pressed, bool(options.verbose))
        return session.run(bool(options.edit))
