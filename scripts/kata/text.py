"""Any value or exception as text that can be shown to a person."""

import json
from typing import Any

from kata import KataError
from kata.wire.errors import message_of

SHORT = 300  # characters of a value that is not shown whole


def text_of(value: Any, most: int = SHORT) -> str:
    """The value as Python, cut after `most` characters, or whole if that is 0."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number with too many digits
        text = f"a value of type {type(value).__name__} that is too large to show"
    if not most or len(text) <= most:
        return text
    return f"{text[:most]} ... ({len(text):,} characters)"


def spelled(value: Any) -> str:
    """The value as it is typed at LeetCode: as JSON, or as Python if JSON cannot express it."""
    try:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        return text if text.isprintable() else json.dumps(value, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError):
        return clean(text_of(value, 0))


def clean(text: str) -> str:
    """The text, with escapes for what could upset a terminal or cannot be encoded."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def one_line(error: BaseException) -> str:
    """An exception in one line."""
    message = " ".join(message_of(error).split())
    return message if isinstance(error, KataError) else f"{type(error).__name__}: {message}"
