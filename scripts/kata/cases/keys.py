"""What is remembered stands under a hash of all that it depends on, and of nothing else.

Cases depend on what makes them, verdicts also on what judges, explanations also on what explains.
"""

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from kata.paths import KATA, cached
from kata.problem.folder import Problem
from kata.wire.plain import encode

CASES, VERDICTS, EXPLANATIONS = "cases", "verdicts", "explanations"
ROOMS = {CASES: ["", "cases", "problem", "wire"]}  # of the engine; "" is what lies beside the rooms
ROOMS[VERDICTS] = [*ROOMS[CASES], "inside", "judge", "run"]
ROOMS[EXPLANATIONS] = [*ROOMS[VERDICTS], "source", "steps", "why"]


def place_of(kind: str, problem: Problem, *more: Any) -> Path:
    """Where something about a problem is kept; `more` is whatever else it depends on."""
    key = key_of(kind, problem, *more)
    return cached(problem.slug, key) if kind == CASES else cached(kind, key[:2], key[2:])


def key_of(kind: str, problem: Problem, *more: Any) -> str:
    """A hash of the problem, of the part of the engine that matters, and of `more`."""
    examples = [(list(e.arguments), e.answer) for e in problem.examples]
    rules = problem.rules_file.read_bytes() if problem.rules_file.is_file() else b""
    shape, found = tuple(problem.signature.shape), problem.constraints
    letters = [(one.of, sorted(one.allowed), one.is_one) for one in found.letters]
    constraints = [*map(tuple, found.bounds), *map(tuple, found.orders), *letters, *found.alike]
    parts = engine(kind), problem.slug, shape, examples, rules, constraints, more
    return hashlib.sha256(encode(parts)).hexdigest()[:32]


@cache
def engine(kind: str) -> bytes:
    """A hash of the part of the engine that matters, and of Python."""
    paths = sorted(path for room in ROOMS[kind] for path in (KATA / room).glob("*.py"))
    python = sys.implementation.cache_tag if kind == CASES else sys.version
    return hashlib.sha256(encode((python, [path.read_bytes() for path in paths]))).digest()
