"""Options as the caller spells them: make's targets have short names for those of `kata`."""

import os

from kata.spelling import style

MAKE = {"problem": "P", "solutions": "S", "verbose": "V"}  # the others have their own names


def as_variables(name, value):
    """An option as make takes it, as in `CASE=5`; a flag is 1."""
    return f"{MAKE.get(name, name.upper())}={1 if value is True else value}"


def spell_as_caller():
    """Spell options as the caller does, which make says through the environment."""
    if os.environ.get("KATA_CALLED_BY") == "make":
        style.update(program="make", spell=as_variables)
