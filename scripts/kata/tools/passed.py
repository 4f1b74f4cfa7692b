"""What passed of each problem, which `make test` leaves out until something changes."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kata.cases.cache import EXPLANATIONS, PYTHON, engine_hash, load, store
from kata.judge.measured import SLOW, TABLE, rows_in
from kata.paths import KATA, ROOT, cached, shown
from kata.problem.folder import Problem
from kata.problem.lookup import problems

# Besides what judges and explains, the tests of a problem's folder depend on these.
ALSO = "compare/*.py", "tools/*.py", "pytest_plugin.py"
OF_THE_REST = "*.md", "Makefile", "*.toml", "problems/*.*", "problems/patterns/*", "scripts/**/*.*"
REST = "rest"  # the tests about no problem, or about all of them


@dataclass(frozen=True)
class Passed:
    """Tests that all passed, such as those of a problem."""

    digest: bytes  # of all that they depend on
    cases: int = 0  # that were judged
    mistakes: int = 0


def digests_of(chosen: list[Problem], with_rest: bool) -> dict[str, bytes]:
    """{problem, or REST: a digest of all that its tests depend on}."""
    found = {problem.slug: digest_of(problem) for problem in chosen}
    if with_rest:
        files = (path for pattern in OF_THE_REST for path in ROOT.glob(pattern))
        found[REST] = _digest(files, *map(digest_of, problems()))
    return found


def digest_of(problem: Problem) -> bytes:
    """Return a digest of all that the tests of a problem depend on."""
    own = f"{problem.slug}\t", f"{problem.slug}/"
    rows = [row for table in (TABLE, SLOW) for row in rows_in(table).values()]
    return _digest(
        problem.folder.rglob("*"), _engine(), *(row.encode() for row in rows if row.startswith(own))
    )


@cache
def _engine() -> bytes:
    files = [path for pattern in ALSO for path in KATA.glob(pattern)]
    return _digest([*files, *(ROOT / "tests").glob("*.py")], engine_hash(EXPLANATIONS))


def _digest(paths: Iterable[Path], *more: bytes) -> bytes:
    """Return a digest of files, with their names, and of more."""
    found = hashlib.sha256(b"".join(more))
    for path in sorted(paths):
        if path.is_file() and "__pycache__" not in path.parts:
            found.update(shown(path).encode() + hashlib.sha256(path.read_bytes()).digest())
    return found.digest()


def unchanged(name: str, digest: bytes) -> Passed | None:
    """Return what passed under this name, as of a problem, if nothing has changed since."""
    found = load(cached("passed", name + PYTHON), Passed)
    return found if found and found.digest == digest else None


def note_passed(name: str, digest: bytes, told: list[dict[str, Any]]) -> None:
    """Remember that all tests under this name passed, and what they told of cases and mistakes."""
    cases = sum(one.get("judged", 0) + one.get("before", 0) for one in told)
    mistakes = sum("mistake judged" in one for one in told)
    store(cached("passed", name + PYTHON), Passed(digest, cases, mistakes))
