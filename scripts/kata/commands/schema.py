"""Describes what the verbs print as JSON by a schema, made from the types that they print."""

import inspect
import json
import re
from datetime import date
from enum import Enum
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from kata.commands.list import Listed
from kata.commands.log import Practice
from kata.compare.comparison import Measured
from kata.data import hints_of, ours_in
from kata.paths import SCRIPTS
from kata.show.exported import Judged

SCHEMA = SCRIPTS / "schema.json"
VERSION = 1  # one more whenever a field goes, or changes its name, its type or its meaning
PRINTED = Judged, list[Listed], Practice, Measured
WORDS = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}
WRITTEN: dict[Any, Any] = {kind: {"type": word} for kind, word in WORDS.items()}
WRITTEN |= {date: {"type": "string", "format": "date"}, Any: {}}
COMMENTED = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)  # a field


def schema() -> str:
    """Return the schema: one of a few types, with all that they are made of."""
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:kata:json:{VERSION}",
        "version": VERSION,
        "anyOf": [*map(_of, PRINTED)],
        "$defs": {kind.__name__: _object(kind) for kind in ours_in(PRINTED, {})},
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def _object(kind: Any) -> dict[str, Any]:
    """Return what an object of this type has: all of its fields, and no others."""
    hints, about = hints_of(kind), dict(COMMENTED.findall(inspect.getsource(kind)))
    told = {name: {"description": about[name]} if name in about else {} for name in hints}
    return {
        "description": inspect.getdoc(kind),
        "type": "object",
        "properties": {name: told[name] | _of(hint) for name, hint in hints.items()},
        "required": [*hints],
        "additionalProperties": False,
    }


def _of(hint: Any) -> dict[str, Any]:
    """Return what a value of this type is."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return {"anyOf": [*map(_of, inner)]}
    if origin is dict:
        return {"type": "object", "additionalProperties": _of(inner[1])}
    if origin in (list, tuple):
        return {"type": "array", "items": _of(inner[0])}
    if hint in WRITTEN:
        return dict(WRITTEN[hint])
    is_word = issubclass(hint, Enum)
    return {"enum": [*hint]} if is_word else {"$ref": f"#/$defs/{hint.__name__}"}
