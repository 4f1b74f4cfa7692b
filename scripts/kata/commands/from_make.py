"""Reads a call that came from make: its variables become arguments, as the options tell."""

import os
import re
from typing import Any

from kata import KataError
from kata.commands.options import OPTIONS
from kata.text import Spelling, as_arguments, caller

# Variables in MAKEFLAGS, where make puts a backslash before a space and doubles a dollar sign.
GIVEN = re.compile(r"(?<=\s)(\w+):{0,3}=((?:\\.|[^\s\\])*)", re.DOTALL)
UNQUOTED = re.compile(r"\\(.)|(\$)\$", re.DOTALL)


def called_by_make() -> str:
    """Return the target of make that called us, as in `make judge`; nothing if none did."""
    called_by = os.environ.get("KATA_CALLED_BY", "")
    return called_by if called_by.startswith("make") else ""


def spell_as_caller() -> None:
    """Spell options in messages as make does, if it called us."""
    if called_by_make():
        caller[0] = Spelling("make", as_variables)


def as_variables(name: str, value: Any) -> str:
    """Return an option as make takes it, as in `CASE=5`; a flag is 1."""
    text = "1" if value is True else str(value)
    (taken,) = (option for option in OPTIONS if option.name == name)
    return f"{taken.variable}={text}" if taken.variable else as_arguments(name, value)


def words_from_make(verb: str) -> list[str]:
    """Return the arguments that make's variables stand for; none if make did not call us.

    Those that the verb does not take are an error. What the environment happens to hold is ignored.
    """
    if not called_by_make() or "MAKEFLAGS" not in os.environ:
        return []
    given = _given(os.environ.pop("MAKEFLAGS"), verb)  # only for this call
    words: list[str] = []
    unnamed: list[str] = []
    for one in (one for one in OPTIONS if verb in one.about):
        value = given.get(one.variable, "")
        if not one.is_named:
            unnamed.append(value)
        elif value and (one.metavar or value != "0"):
            words.append(one.word + f"={value}" * bool(one.metavar))
    return [*words, "--", *unnamed[:1], *filter(None, unnamed[1:])]


def _given(flags: str, verb: str) -> dict[str, str]:
    """{variable: value} of make's command line, if this verb takes them all."""
    given = {name: UNQUOTED.sub(r"\1\2", value) for name, value in GIVEN.findall(flags)}
    given.pop("PYTHON", None)  # which is for the set-up
    verbs = {option.variable: option.about for option in OPTIONS if option.variable}
    for name in [name for name in given if name not in verbs]:
        known = " ".join(f"{name}=" for name in [*verbs, "PYTHON"])
        raise KataError(f"no option is called {name}=; the options are {known}")
    target = called_by_make()
    takers = {verb, "test"} if target == "make check" else {verb}  # which is both lint and test
    if others := [f"{name}=" for name in verbs if name in given and takers.isdisjoint(verbs[name])]:
        raise KataError(f"{target} takes no {' '.join(others)}; see make help")
    return given
