"""Starts and ends the process that a solution runs in."""

import ast
import marshal
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from kata import ticks
from kata.paths import SCRIPTS
from kata.problem.solution import Solution
from kata.run.child import Child
from kata.run.scratch import scratch_folder
from kata.run.usage import Clock
from kata.wire.model import Limits, Setup
from kata.wire.prelude import PACKAGES
from kata.wire.records import PRINTED_SIZE

START = f"""
import sys
del sys.path[0]
sys.path.append({str(SCRIPTS)!r})  # which may hold packages that are called like Python's own
from kata.inside.main import main
main()
"""
ENV = {
    "PYTHONHASHSEED": "0",  # so that a failure can be repeated
    # glibc keeps memory that it once had, so that no timed call waits for the system to provide it.
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 30),
}


@contextmanager
def started(
    solution: Solution,
    limits: Limits,
    cases: int | None = None,
    spans: list[range] | None = None,
    attached: bool = False,
) -> Iterator[Child]:
    """A process for a solution; it is killed afterwards, whatever happens.

    It runs the spans of the file `cases` or, without one, serves requests to measure.
    Attached to the terminal, its input and output are not redirected.
    """
    (out, its_records), (its_requests, asked) = os.pipe(), os.pipe()
    with (
        open(out, "rb", buffering=0) as received,
        open(asked, "wb", buffering=0) as requests,
        scratch_folder() as folder,
        tempfile.TemporaryFile("a+b") as notes,
        tempfile.TemporaryFile() as page,
    ):
        page.truncate(PRINTED_SIZE)
        os.set_blocking(asked, False)
        path = solution.path.absolute()
        if solution.part:
            path = Path(folder, path.name)
            path.write_text(solution.part, encoding="utf-8")
        packages = _installed(_imported(solution.source))
        passed = [its_records, its_requests]
        to_judge = None
        if cases is not None:
            passed += [cases, page.fileno()]
            to_judge = cases, [(s.start, s.stop, s.step) for s in spans or ()], page.fileno()
        setup = Setup(
            path=str(path),
            shape=solution.shape,
            limits=limits,
            records=its_records,
            requests=its_requests,
            packages=packages,
            readable=[str(path), *packages.values(), *(f"{p}.libs" for p in packages.values())],
            attached=attached,
            cases=to_judge,
        )
        quiet = None if attached else subprocess.DEVNULL
        process = subprocess.Popen(
            [sys.executable, "-S", "-c", START, marshal.dumps(setup.plain()).hex()],
            pass_fds=passed,
            cwd=folder,
            env=(dict(os.environ) if attached else {}) | ENV | {"TMPDIR": folder},
            stdin=quiet,
            stdout=quiet,
            stderr=None if attached else notes,
            start_new_session=not attached,  # so that its children end with it, if it may have any
        )
        os.close(its_records)
        os.close(its_requests)
        try:
            clock = Clock(process.pid)
            yield Child(process, limits, clock, received, requests, notes, page, folder)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                (os.kill if attached else os.killpg)(process.pid, signal.SIGKILL)
            process.wait()


if ticks.coming:  # where there are no processes, as in a browser
    from kata.run import here

    started = here.started  # type: ignore[assignment]


def _installed(packages: Iterable[str]) -> dict[str, str]:
    """{name: folder} of these packages, as far as this Python has them."""
    specs = {name: find_spec(name) for name in packages}
    return {
        name: s.submodule_search_locations[0]
        for name, s in specs.items()
        if s and s.submodule_search_locations
    }


def missing_packages(solution: Solution, line: int) -> set[str]:
    """The packages that LeetCode has, and this Python lacks, that this line is sure to import.

    What an `if` or a `try` guards is not sure to run, whatever a solution says.
    """
    waiting: list[ast.AST] = [solution.tree]
    found = set[str]()
    for node in waiting:  # the list grows as we read it
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            waiting += node.body
        elif isinstance(node, ast.Import) and node.lineno == line:
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.lineno == line and node.module:
            found.add(node.module.partition(".")[0])
    found &= {*PACKAGES}
    return found - {*_installed(found)}


def _imported(source: str) -> list[str]:
    """The packages that LeetCode has and the source imports."""
    by = r"^[ \t]*(?:import|from)[ \t]+{}\b"
    return [name for name in PACKAGES if re.search(by.format(name), source, re.MULTILINE)]
