"""What the verbs of practising share: the folder and the time."""

import os
from datetime import date, datetime
from pathlib import Path

from kata import KataError
from kata.commands.cli import warn
from kata.practice.diary import Diary
from kata.practice.log import read_log


def diary_of(verb: str) -> Diary:
    """The practice folder; each line of its log that cannot be read is named."""
    folder = Path(os.environ.get("KATA_HOME") or "~/kata").expanduser().absolute()
    found = Diary(folder, now)
    for text in read_log(found.path).broken:
        warn(verb, text)
    return found


def now() -> datetime:
    """The time here; KATA_NOW sets it, so that weeks can be tried in a minute."""
    if text := os.environ.get("KATA_NOW"):
        try:
            return datetime.fromisoformat(text).astimezone()
        except ValueError:
            raise KataError(f"KATA_NOW={text}: write it as in 2026-11-24T09:00") from None
    return datetime.now().astimezone()


def day_text(day: date, today: date) -> str:
    """`tomorrow`, or `in 4 days, on Sat 28 November`."""
    days = (day - today).days
    if days <= 1:
        return "tomorrow" if days == 1 else "today"
    return f"in {days} days, on {day:%a} {day.day} {day:%B}"
