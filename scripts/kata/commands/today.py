"""Practise what is due today: write it from a blank file, which is judged after every save."""

import sys
from argparse import Namespace
from random import shuffle

from kata.cases.generate import cases_of
from kata.commands.chosen import listed_problems
from kata.commands.cli import Screen, Status, console, say
from kata.commands.examples import type_examples
from kata.commands.practice_loop import Session
from kata.commands.practising import diary_of, show_statement
from kata.commands.terminal import kept, keys
from kata.judge.pool import background
from kata.practice.attempt import Attempt
from kata.practice.blank import prepared
from kata.practice.diary import Diary, Plan
from kata.practice.schedule import day_text
from kata.practice.typical import known_of
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.text import first_names

FEW_NAMES = 6  # names of what is due


def main(options: Namespace) -> Status:
    diary, some, screen = diary_of(options.verb), listed_problems(options), console()
    if options.problem:
        if not practise(diary, some[0], screen, options):
            return Status.DONE
        options.problem = ""
        some = listed_problems(options)
    while problem := next_of(plan := diary.plan(some), diary, bool(options.mix)):
        screen.tell(plan_lines(plan), "dim")
        if not practise(diary, problem, screen, options):
            return Status.DONE
    theirs = {diary.key(problem) for problem in some}
    coming = min((card.due for key, card in diary.cards.items() if key in theirs), default=None)
    more = f"; the next comes back {day_text(coming, diary.today)}" if coming else ""
    screen.tell([f"Nothing is left for today{more}."])
    return Status.DONE


def next_of(plan: Plan, diary: Diary, is_mixed: bool) -> Problem | None:
    """Return what comes next: what was left, then what is due, then what is new, unless mixed."""
    due = [diary.here[card.key] for card in plan.due]
    waiting = [*due, *plan.new]
    if is_mixed:
        shuffle(waiting)
    return next(iter([*plan.left, *waiting]), None)


def plan_lines(plan: Plan) -> list[str]:
    """Return what was left, what is due today, and how much is new."""
    parts = {
        "left unfinished": [problem.slug for problem in plan.left],
        "due": [card.title for card in plan.due],
    }
    told = [f"{what}: {first_names(names, FEW_NAMES)}" for what, names in parts.items() if names]
    return ["; ".join([*(told or ["nothing is due"]), f"{len(plan.new):,} not practised yet"])]


def practise(diary: Diary, problem: Problem, screen: Screen, options: Namespace) -> bool:
    """One attempt, from examples to its rating; tells whether to go on with the next."""
    file = prepared(problem, diary.folder, bool(diary.attempt(problem)))
    attempt = Attempt(diary, Solution(problem, file.path))
    if asks := sys.stdin.isatty() and not attempt.is_continued:
        show_statement(problem, screen, bool(options.verbose))
        known = known_of(problem, cases_of(problem, say))
        skips, keep = "Enter goes on to the file   ", attempt.note_example
        if not type_examples(problem, known, screen, skips=skips, keep=keep):
            attempt.leave(0.0)
            return False
    with background() as work, keys() as pressed, kept(attempt, pressed.watch):
        session = Session(attempt, file, screen, work, pressed, bool(options.verbose), asks)
        return session.run(bool(options.edit))
