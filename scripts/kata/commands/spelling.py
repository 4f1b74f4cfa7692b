"""Spells options as the caller does: make's targets have short names for those of `kata`."""

import os
from typing import Any

from kata.spelling import Spelling, as_arguments, caller

MAKE = {"problem": "P", "solutions": "S", "verbose": "V"}  # the others have their own names


def as_variables(name: str, value: Any) -> str:
    """An option as make takes it, as in `CASE=5`; a flag is 1."""
    if name == "limit":
        limit, _, number = value.partition("=")
        return f"SOAK={number}" if limit == "soak" else as_arguments(name, value)
    return f"{MAKE.get(name, name.upper())}={1 if value is True else value}"


def spell_as_caller() -> None:
    """Spell options as make does, if the environment says that it called us."""
    if os.environ.get("KATA_CALLED_BY") == "make":
        caller[0] = Spelling("make", as_variables)
