"""Text for people: values, exceptions, and how messages spell options and commands."""

import json
import re
import shlex
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from kata import KataError
from kata.wire.records import message_of

SHORT = 300  # characters of a value that is not shown whole
COMMAND = "##["  # which GitHub's runner obeys wherever it stands in a line
PLACEHOLDER = re.compile(r"<\w+>")


def text_of(value: Any, most: int = SHORT) -> str:
    """Return the value as Python, cut after `most` characters, or whole if that is 0."""
    try:
        text = repr(value).replace(COMMAND, r"##\x5b")
    except (RecursionError, ValueError):  # nested too deep, or a number with too many digits
        text = f"a value of type {type(value).__name__} that is too large to show"
    if not most or len(text) <= most:
        return text
    return f"{text[:most]} ... ({len(text):,} characters)"


def spelled(value: Any) -> str:
    """The value as it is typed at LeetCode: as JSON, or as Python if JSON cannot express it."""
    try:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        text = text if text.isprintable() else json.dumps(value, separators=(",", ":"))
        return text.replace(COMMAND, r"##\u005b")
    except (TypeError, ValueError, RecursionError):
        return clean(text_of(value, 0))


def clean(text: str) -> str:
    """Return the text, with escapes for what could upset a terminal or cannot be encoded."""
    shown = (c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
    return "".join(shown).replace(COMMAND, r"##\x5b")


def first_names(names: list[str], most: int) -> str:
    """Return the first of some names, and how many more there are."""
    more = f" and {len(names) - most:,} more" if names[most:] else ""
    return ", ".join(names[:most]) + more


def plural(number: int, noun: str) -> str:
    """`1 file`, `1,200 files`."""
    return f"{number:,} {noun}{'s' * (number != 1)}"


def near(text: str, known: Iterable[str], most: int = 3, least: float = 0.6) -> list[str]:
    """The known names that are most like a text, the nearest first; `least` is 1 for equal ones."""
    names, texts = [*known], (text, text.lower())
    return next(filter(None, (get_close_matches(one, names, most, least) for one in texts)), [])


def did_you_mean(names: Sequence[str]) -> str:
    """Return `; did you mean bfs, dfs or dfs_stack?`, or nothing if there are no names."""
    if not names:
        return ""
    *most, last = names
    return f"; did you mean {', '.join(most)}{' or ' * bool(most)}{last}?"


def one_line(error: BaseException) -> str:
    """Return an exception in one line."""
    message = " ".join(message_of(error).split())
    return message if isinstance(error, KataError) else f"{type(error).__name__}: {message}"


# What commands add to: {option: make's variable}, if make called us, and what every call needs.
variables: dict[str, str] = {}
always: dict[str, str] = {}


def as_argument(name: str, value: Any) -> str:
    """Return an option as the command `kata` takes it; True means a flag."""
    if name in ("problem", "solutions", "path"):
        return str(value) or name.upper()
    return f"--{name}" if value in ("", True) else f"--{name}={value}"


def option(name: str, value: Any = "") -> str:
    """Return an option, with a value or alone, as whoever called us writes it: make or a person."""
    if variable := variables.get(name):
        return f"{variable}={1 if value is True else value}"
    return as_argument(name, value)


def call(verb: str, **options: Any) -> str:
    """Return a command that can be pasted into a shell, with those options that have a value."""
    options |= always
    words = (option(name, _quoted(value)) for name, value in options.items() if value)
    return " ".join(["make" if variables else "kata", verb, *words])


def _quoted(value: Any) -> Any:
    """The value quoted for a shell, unless it is a flag or a placeholder such as `<name>`."""
    is_plain = value is True or PLACEHOLDER.fullmatch(str(value))
    return value if is_plain else shlex.quote(str(value)).replace(COMMAND, "##''[")
