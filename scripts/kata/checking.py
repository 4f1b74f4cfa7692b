"""`check`: judges a class or a function that is at hand, in a test, a notebook or a script.

The judge has a process of its own, so the threads, event loops and signal handlers of whoever asks
do not matter to it.
"""

import inspect
import json
import os
import re
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType
from typing import Any

from kata import KataError

START = """
import signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
sys.path = [*filter(None, sys.path)]  # not the current folder, whose queue.py may be a solution
sys.path.insert(0, sys.argv.pop())
import kata  # the caller's, and no other
del sys.path[0]
from kata.commands.check import main
main()
"""


@dataclass(frozen=True, repr=False)
class Checked:
    """The verdict on a solution: true if it is accepted; its text is the report."""

    verdict: str  # LeetCode's word, such as "Wrong Answer"
    report: str
    html: str  # the report in colour
    points: dict[str, float]  # {group of cases: the share that is right}, if asked for

    def __bool__(self) -> bool:
        return self.verdict in ("Accepted", "Not Refuted")

    def __str__(self) -> str:
        return self.report

    __repr__ = __str__  # but where pytest_reports shortens it

    def _repr_html_(self) -> str:
        return self.html


refused = deque[Checked](maxlen=100)  # the last ones, which a failing test shows


def checked(solution: object, **about: Any) -> Checked:
    """Have a class or function judged; KataError if that cannot be done."""
    command = [sys.executable, "-c", START, str(Path(__file__).parents[1])]
    try:
        request = json.dumps(_source(solution) | about).encode()
        run = subprocess.run(command, input=request, stdout=subprocess.PIPE, check=False)
        reply = json.loads(run.stdout.splitlines()[-1])
    except (OSError, TypeError) as error:  # or nobody knows where this Python is
        raise KataError(f"the judge cannot be started: {error}") from None
    except (ValueError, IndexError):
        told = f"the judge ended without a verdict, with status {run.returncode}"
        raise KataError(told) from None
    if why := reply.pop("error", ""):
        raise KataError(why)
    found = Checked(**reply)
    if not found:
        refused.append(found)
    return found


def _source(solution: object) -> dict[str, Any]:
    """Return the name of a class or function, and the line and the file or cells that define it."""
    is_known = isinstance(solution, type) or any(_functions(solution))
    thing: Any = solution if is_known else type(solution)  # an instance stands for its class
    if thing.__module__ == "builtins":
        raise KataError(f"{solution!r:.60}: pass a class or a function; for files, run kata judge")
    for one in _functions(thing):
        whole = getattr(thing, "__qualname__", one.__qualname__)
        name, _, method = one.__qualname__.partition(".")
        try:
            lines, _ = inspect.findsource(one)
        except OSError:
            lines = []
        if not lines or name != whole.partition(".")[0]:
            continue  # it was made, or inherited
        first, header = one.__code__.co_firstlineno, re.compile(rf"(?:def|class)\s+{name}\b")
        starts = [i for i, line in enumerate(lines, 1) if header.match(line)]
        near = [i for i in starts if (i <= first if method else i >= first)]  # or it is decorated
        if "<locals>" in whole or not near:
            raise KataError(f"{whole}: define it at the top of its file or cell, not inside")
        found = {"name": name, "line": near[-1 if method else 0]}
        path, run = Path(inspect.getfile(one)), one.__globals__.get("In")
        if path.is_file():
            shown = os.path.relpath(path)
            return found | {"path": str(path) if shown.startswith("..") else shown}
        cell, cells = "".join(lines).rstrip("\n"), [str(text).rstrip("\n") for text in run or ()]
        return found | {"cells": [*(text for text in cells if text != cell), cell]}
    fix = "write it into a file and import it from there, or into a notebook's cell without %%"
    raise KataError(f"{thing.__qualname__}: no source is known, as of what is typed at >>>; {fix}")


def _functions(thing: Any) -> Iterator[FunctionType]:
    """Yield the functions that a class defines, or the one that something wraps."""
    for found in vars(thing).values() if isinstance(thing, type) else [thing]:
        one = inspect.unwrap(getattr(found, "__func__", found))
        if isinstance(one, FunctionType):
            yield one
