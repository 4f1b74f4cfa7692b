"""Values as text that a person can be shown, whatever they are."""

from kata import KataError
from kata.wire.errors import message_of

SHORT = 300  # characters of a value that is not shown whole


def text_of(value, most=SHORT):
    """The value as Python, cut after so many characters."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number of too many digits
        text = f"a value of type {type(value).__name__} that is too large to show"
    if most is None or len(text) <= most:
        return text
    return f"{text[:most]} ... ({len(text):,} characters)"


def clean(text):
    """The text with whatever could upset a terminal, or cannot be encoded, written out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def one_line(error):
    """An exception in one line."""
    message = " ".join(message_of(error).split())
    return message if isinstance(error, KataError) else f"{type(error).__name__}: {message}"
