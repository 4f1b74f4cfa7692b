"""The process that a solution runs in: started and ended."""

import marshal
import os
import re
import signal
import subprocess
import sys
import tempfile
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

from kata.paths import SCRIPTS
from kata.run.child import Child
from kata.run.clock import Clock
from kata.run.scratch import scratch_folder
from kata.wire.pipe import PAGE_SIZE
from kata.wire.prelude import PACKAGES

START = f"import sys; sys.path[0] = {str(SCRIPTS)!r}; from kata.inside.main import main; main()"
ENV = {
    "PYTHONHASHSEED": "0",  # a failure can be repeated
    # glibc keeps memory that it once had, so that no call is timed while the system hands it out.
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(1 << 30),
    "MALLOC_TRIM_THRESHOLD_": str(1 << 30),
}
ORPHANED = 5  # seconds of processor time beyond the run, for a process whose judge was killed


@contextmanager
def started(solution, limits, cases=None, attached=False):
    """A process for a solution; it and its session are ended afterwards, whatever happens.

    It runs the `cases`, a (file, spans) with spans as (start, stop, step), or else serves requests
    to measure. Attached to the terminal, nothing that it prints or reads is caught.
    """
    (out, its_out), (its_asked, asked) = os.pipe(), os.pipe()
    with (
        open(out, "rb", buffering=0) as out,
        open(asked, "wb", buffering=0) as asked,
        scratch_folder() as folder,
        tempfile.TemporaryFile("a+b") as notes,
        tempfile.TemporaryFile() as page,
    ):
        page.truncate(PAGE_SIZE)
        path, source = solution.path.absolute(), solution.source
        if solution.line:
            path = Path(folder, path.name)
            path.write_text(source, encoding="utf-8")
        packages = _packages(source)
        setup = {
            "solution": {"path": str(path), "shape": solution.shape, "out": its_out},
            "packages": packages,
            "readable": [str(path), *packages.values(), *(f"{p}.libs" for p in packages.values())],
            "cases": cases and dict(zip(("cases", "spans", "page"), (*cases, page.fileno()))),
            "attached": attached,
            "asked": its_asked,
            "bounds": {
                "memory": limits.memory << 20,
                "stack": limits.stack << 20,
                "recursion": limits.recursion,
                "seconds": round(limits.run) + ORPHANED,
            },
        }
        apart = {
            "stdin": subprocess.DEVNULL,
            "stdout": subprocess.DEVNULL,
            "stderr": notes,
            "start_new_session": True,  # so that its children end with it, where it may have some
        }
        process = subprocess.Popen(
            [sys.executable, "-S", "-B", "-c", START, marshal.dumps(setup).hex()],
            pass_fds=(its_out, its_asked, *([cases[0], page.fileno()] if cases else [])),
            cwd=folder,
            env=(os.environ if attached else {}) | ENV | {"TMPDIR": folder},
            **({} if attached else apart),
        )
        os.close(its_out)
        os.close(its_asked)
        try:
            yield Child(process, Clock(process.pid), out, asked, notes, page, folder)
        finally:
            with suppress(ProcessLookupError, PermissionError):
                (os.kill if attached else os.killpg)(process.pid, signal.SIGKILL)
            process.wait()


def _packages(source):
    """{name: folder} of the packages that LeetCode has, the source imports, and this Python has."""
    found = {}
    for name in PACKAGES:
        imports = re.search(rf"^\s*(?:import|from)\s+{name}\b", source, re.MULTILINE)
        if imports and (spec := find_spec(name)):
            found[name] = spec.submodule_search_locations[0]
    return found
