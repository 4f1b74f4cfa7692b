"""How messages name options and commands: a room says which one, the caller's Spelling says how."""

import shlex
from collections.abc import Callable
from typing import Any, NamedTuple

POSITIONAL = "problem", "solutions"


class Spelling(NamedTuple):
    """How a caller names the program, and an option with a value."""

    program: str
    option: Callable[[str, Any], str]


def as_arguments(name: str, value: Any) -> str:
    """An option as the command `kata` takes it; True means a flag."""
    if name in POSITIONAL:
        return str(value) or name.upper()
    return f"--{name}" if value in ("", True) else f"--{name}={value}"


caller = [Spelling("kata", as_arguments)]  # a list of one, so that commands can replace it
always: dict[str, Any] = {}  # the options that every call needs, to which commands add


def option(name: str, value: Any = "") -> str:
    """The option of that name, with a value or alone."""
    return caller[0].option(name, value)


def call(verb: str, **options: Any) -> str:
    """A command that can be pasted into a shell, with those options that have a value."""
    options |= always
    words = (option(name, _quoted(value)) for name, value in options.items() if value)
    return " ".join([caller[0].program, verb, *words])


def _quoted(value: Any) -> Any:
    """The value quoted for a shell, unless it is a flag or a placeholder such as `<name>`."""
    return value if value is True or str(value)[0] in "<*" else shlex.quote(str(value))
