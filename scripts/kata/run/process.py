"""Starts and ends a session with a solution."""

import ast
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile

from kata import ticks
from kata.problem.solution import Solution
from kata.run.forks import process_for
from kata.run.process_session import ProcessSession
from kata.run.scratch import scratch_folder
from kata.run.session import Session
from kata.run.usage import Clock
from kata.wire.limits import Limits
from kata.wire.model import Pipes, Setup
from kata.wire.prelude import PACKAGES
from kata.wire.records import PRINTED_SIZE


@contextmanager
def started(solution: Solution, limits: Limits, attached: bool = False) -> Iterator[Session]:
    """A session with a solution, in a process that is killed afterwards, whatever happens.

    Attached to the terminal, its input and output are not redirected. Where there are no
    processes, as in a browser, it takes place in this one.
    """
    if ticks.coming:
        from kata.run.in_process import in_process  # here, since only a browser needs it

        with in_process(solution, limits) as session:
            yield session
        return
    with scratch_folder() as folder, TemporaryFile("a+b") as notes, TemporaryFile() as page:
        page.truncate(PRINTED_SIZE)
        path = solution.path.absolute()
        if solution.part:
            path = Path(folder, path.name)
            path.write_text(solution.part, encoding="utf-8")
        source = solution.source
        packages = _installed(
            name for name, its in PACKAGES.items() if any(word in source for word in {name, *its})
        )
        readable = [str(path), *packages.values(), *(f"{p}.libs" for p in packages.values())]
        setup = Setup(str(path), solution.shape, limits, packages, readable, attached)
        (ours, its_records), (its_requests, asked) = os.pipe(), os.pipe()
        with open(ours, "rb", buffering=0) as records, open(asked, "wb", buffering=0) as requests:
            os.set_blocking(asked, False)
            try:
                pipes = Pipes(its_records, its_requests, page.fileno())
                process = process_for(setup, pipes, notes, folder)
            finally:
                os.close(its_records)
                os.close(its_requests)
            try:
                clock = Clock(process.pid)
                yield ProcessSession(process, limits, clock, records, requests, notes, page, folder)
            finally:
                process.end()


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


def package_with(solution: Solution, name: str, line: int) -> str:
    """Return the package that this Python lacks, if LeetCode has the name in this line from it."""
    names = (node for node in ast.walk(solution.tree) if isinstance(node, ast.Name))
    if not any(node.id == name and node.lineno == line for node in names):
        return ""
    found = next((package for package, its in PACKAGES.items() if name in its), "")
    return found if found and not _installed([found]) else ""
