"""What the verbs of practising share: the folder, what time it is, how a problem is stated."""

import os
from datetime import datetime

from rich.text import Text

from kata import KataError
from kata.commands.cli import Screen, warn
from kata.paths import practice_folder
from kata.practice.blank import statement
from kata.practice.diary import Diary, read_log
from kata.problem.catalog import by_slug
from kata.problem.folder import Problem


def diary_of(verb: str) -> Diary:
    """Return the practice folder; each line of its log that cannot be read is named."""
    found = Diary(practice_folder(), now)
    for text in read_log(found.path).broken:
        warn(verb, text)
    return found


def now() -> datetime:
    """Return the time here; KATA_NOW sets it, so that weeks can be tried in a minute."""
    if text := os.environ.get("KATA_NOW"):
        try:
            return datetime.fromisoformat(text).astimezone()
        except ValueError:
            raise KataError(f"KATA_NOW={text}: write it as in 2026-11-24T09:00") from None
    return datetime.now().astimezone()


def show_statement(problem: Problem, screen: Screen, is_verbose: bool = False) -> None:
    """Show what a problem asks for, and its difficulty only if that is wanted."""
    level = ""
    if is_verbose:
        listed = by_slug(problem.slug)
        level = f"  ({listed.difficulty.lower() if listed else 'of unknown difficulty'})"
    screen.tell([Text(f"{problem.title}{level}", "bold")])
    screen.tell([problem.address] if problem.address else [], "dim")
    screen.tell(["", *statement(problem), ""])
