"""What the verbs of practising share: the folder, and what time it is."""

import os
from datetime import datetime

from kata import KataError
from kata.commands.cli import warn
from kata.paths import practice_folder
from kata.practice.diary import Diary, read_log


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
