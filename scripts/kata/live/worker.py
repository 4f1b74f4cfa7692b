"""What the worker of a page calls: does what the page asks for, in this interpreter.

Whatever comes of that is told as JSON, for the page to show.
"""

import json
import lzma
import zlib
from collections.abc import Callable
from functools import cache, partial
from math import inf
from pathlib import Path
from types import FrameType
from typing import Any

from kata import KataError, ticks
from kata.cases.cache import CASES, cache_path
from kata.cases.model import Cases
from kata.judge.batch import cases_kept
from kata.live import judging, practising
from kata.practice.typical import known_path
from kata.problem.folder import Problem
from kata.run import in_process
from kata.run.session import LATE, Event
from kata.watch.page.named import named
from kata.wire.records import RESULT

HOME = Path("/problems")  # where the page puts the problem's folder, with its cases beside it
Tell = Callable[[str], None]  # a message for the page


def begin(used: Callable[[], int], number: int) -> None:
    """Know how many bytes Python uses, and look at what runs at each signal."""
    in_process.memory[:] = [used]
    ticks.start(number)


def run(what: str, slug: str, request: str, tell: Tell) -> None:
    """Do what the page asks for, tell how far that is, and then what came of it."""
    asked = json.loads(request)

    def send(kind: str, data: Any) -> None:
        tell(json.dumps({"kind": kind, "data": named(data)}))

    if about_all := practising.OF_ALL.get(what):
        return send("answer", about_all(asked))
    problem, cases = _opened(slug)
    if what == "open":
        return send("answer", None)
    in_process.begun[0] = 0
    in_process.known.clear()
    for number, how in asked.get("known", {}).items():  # which ended an earlier interpreter
        arguments, answer = cases.arguments[int(number) - 1], cases.answers[int(number) - 1]
        in_process.known[arguments] = Event(LATE) if how == "late" else Event(RESULT, answer)

    def announce(_: FrameType | None) -> None:
        send("progress", {"number": in_process.begun[0], "of": len(cases)})

    def begins(number: int) -> None:
        if number <= asked.get("first", 0) or number >= asked.get("slowly", inf):
            send("begins", number)

    in_process.announced[:] = [begins]
    in_process.going_on[:] = [partial(send, "stuck")]
    announce(None)
    with ticks.watched(announce):
        try:
            name, source = slug.replace("-", "_"), asked.get("source", "")
            solution = judging.written(problem, name, source)
            send("answer", ACTIONS[what](solution, cases, asked, send))
        except KataError as error:
            send("refused", str(error))
        finally:
            in_process.announced.clear()
            in_process.going_on.clear()


@cache
def _opened(slug: str) -> tuple[Problem, Cases]:
    """Return the problem, with the cases that were made where the page was built."""
    problem = Problem(HOME / slug)
    place = cache_path(CASES, problem)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(zlib.compress(lzma.decompress((HOME / f"{slug}.cases").read_bytes()), 0))
    if (typical := HOME / f"{slug}.typical").is_file():
        path = known_path(problem)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(zlib.compress(typical.read_bytes(), 0))
    cases = cases_kept(problem)
    backwards = zip(cases.arguments[::-1], range(len(cases), 0, -1))
    in_process.numbers.update(backwards)  # of equal ones, the first is meant
    return problem, cases


ACTIONS = judging.ACTIONS | practising.ACTIONS
