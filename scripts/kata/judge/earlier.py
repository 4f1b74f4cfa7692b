"""Remembers verdicts between runs, each under a hash of all that it depends on."""

import hashlib
import marshal
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from kata.cases.case import Cases
from kata.cases.keep import write_whole
from kata.data import from_data, to_data
from kata.judge.verdict import Verdict, Word
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from kata.wire.plain import encode

KEPT = (Word.ACCEPTED, Word.WRONG)  # other verdicts may be due to the machine


def remembered(
    solution: Solution, cases: Cases, limits: Limits, explain: bool, find: Callable[[], Verdict]
) -> Verdict:
    """The verdict of an earlier run or, if anything has changed since, a new one."""
    path = place_of(solution, cases, limits, explain)
    with suppress(OSError, EOFError, ValueError):
        kept = from_data(Verdict, marshal.loads(path.read_bytes()), solution=solution)
        return replace(kept, before=True)
    verdict = find()
    if verdict.word in KEPT and not verdict.stopped and not verdict.passes_alone:
        with suppress(OSError):  # a folder that cannot be written to only costs time
            write_whole(path, marshal.dumps(to_data(verdict, without="solution")))
    return verdict


def place_of(solution: Solution, cases: Cases, limits: Limits, explain: bool) -> Path:
    """Where the verdict is kept: under a hash of all that it depends on."""
    settings = tuple(limits), explain, sys.version
    made_of = cases.made_of, settings, str(solution), tuple(solution.shape), solution.source
    name = hashlib.sha256(encode(made_of)).hexdigest()[:32]
    return solution.problem.folder.parents[1] / ".cache" / "verdicts" / name[:2] / name[2:]
