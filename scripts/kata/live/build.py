"""Writes live/, with which the pages judge: Python for browsers, the engine, each problem's cases.

What comes from npm is pinned by package-lock.json, fetched once, and kept with the caches.
"""

import gzip
import lzma
import os
import re
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from markupsafe import Markup

from kata import KataError
from kata.cases.cache import packed_cases, write_whole
from kata.cases.generate import cases_of
from kata.cases.model import EXAMPLES, Cases
from kata.judge.compared import short_names
from kata.live.model import About
from kata.paths import SCRIPTS, cached
from kata.practice.typical import known_of, known_path
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import typed_case
from kata.text import one_line
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import ENVIRONMENT, added, csp_hash, script

SOURCES = Path(__file__).parent / "scripts"
LOCK = SOURCES / "package-lock.json"
BUNDLES = {"editor": "esm", "worker": "iife"}  # {name: its kind of script}, of packages from npm
ADDED = {"solve": "watch", "home": "index"}  # {name: the script of the page that loads it}
SNAPSHOT = "snapshot.mjs", "python.mjs"
FILES = "*.*", "solutions/*.py", "wrong/*.py"  # of a problem
RUNTIME = "pyodide.asm.wasm", "python_stdlib.zip"
IMPORTED = """
import sys, kata.live.worker, sortedcontainers
import kata.cases.arrangements, kata.judge.compared, kata.judge.measured  # at need
import kata.problem.stated, kata.statement.derived
for name, module in [*sys.modules.items()]:
    if name.split(".")[0] in ("kata", "rich", "fsrs", "sortedcontainers", "typing_extensions"):
        print(name, module.__file__)
"""
QUIETLY = "--ignore-scripts", "--no-audit", "--no-fund"
TRIES = "--fetch-retries=1", "--fetch-retry-mintimeout=1000"  # else 3 min without a network
DAY = (1980, 1, 1, 0, 0, 0)  # of everything in an archive, which is the same whenever it is built


def build_live(folder: Path, problems: Iterable[Problem]) -> Iterator[Path]:
    """Write the folder, with what these problems need; yields each path once it is written."""
    yield from _runtime(folder)
    for problem in problems:
        yield _problem(folder, problem, cases_of(problem))


def _runtime(folder: Path) -> Iterator[Path]:
    """Write what all pages share."""
    folder.mkdir(parents=True, exist_ok=True)
    modules = installed()
    for name in BUNDLES:
        yield _bundled(modules, name, folder / f"{name}.mjs")
    for name, page in ADDED.items():
        text = added(SOURCES / f"{name}.mjs", page, "editor")
        yield _written(folder / f"{name}.mjs", text.encode())
    for name in RUNTIME:
        yield Path(shutil.copy(modules / "pyodide" / name, folder / name))
    engine = _written(folder / "engine.zip", _archive(_engine()))
    yield engine
    yield _written(folder / "snapshot.gz", _snapshot(modules.parent, engine))
    box = Markup((SOURCES / "box.mjs").read_text("utf-8"))
    html = ENVIRONMENT.get_template("box.html").render(box=box, hash=csp_hash)
    yield _written(folder / "box.html", html.encode())


def _problem(folder: Path, problem: Problem, cases: Cases) -> Path:
    """Write the folder of a problem with its cases, and how its editor starts."""
    about = About(
        start=_start(problem),
        examples=[typed_case(problem, cases[i]) for i in cases.in_group(EXAMPLES)],
        kinds=NODE_KINDS,
        strings=problem.rules.draws_strings,
        any_order=problem.rules.any_order,
    )
    _written(folder / f"{problem.slug}.json", script(about).encode())
    files = {f"{problem.slug}/{name}": content for name, content in _files(problem)}
    files[f"{problem.slug}.cases"] = lzma.compress(zlib.decompress(packed_cases(cases)))
    if problem.has_answer and problem.mistakes:
        known_of(problem, cases)
        files[f"{problem.slug}.typical"] = zlib.decompress(known_path(problem).read_bytes())
    return _written(folder / f"{problem.slug}.zip", _archive(files.items()))


def _files(problem: Problem) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a problem's folder; those it would have if only its statement is known."""
    if not problem.folder.is_dir():
        yield "README.md", problem.text.encode()
        others = [Solution(problem, *place) for place in problem.others]
        for one, name in zip(others, short_names(others)):
            stem = re.sub(r"\W+", "_", name.replace(".py", ""))
            yield f"solutions/{stem}.py", one.source.encode()
    for path in chain.from_iterable(map(problem.folder.glob, FILES)):
        yield str(path.relative_to(problem.folder)), path.read_bytes()


def _start(problem: Problem) -> str:
    """Return what LeetCode's editor starts with; a click below it is a click into its last line."""
    signature = problem.signature
    stubs = "\n\n".join(f"    {header}\n        " for header in signature.headers)
    block = rf"^## Signature\s+```python\n(.*?)^class {signature.name}\b"
    above = re.search(block, problem.text, re.MULTILINE | re.DOTALL)
    return f"{above[1] if above else ''}class {signature.name}:\n{stubs}"


def _engine() -> Iterator[tuple[str, bytes]]:
    """Yield (path, content) of what worker.py and solutions import, and of the tables."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORTED], cwd=SCRIPTS, capture_output=True, text=True, check=True
    )
    for name, path in (line.split(" ", 1) for line in run.stdout.splitlines()):
        file = Path(path)
        package = "/__init__" * (file.name == "__init__.py")
        yield f"{name.replace('.', '/')}{package}.py", file.read_bytes()
    for table in SCRIPTS.glob("kata/problem/*.tsv"):
        yield table.relative_to(SCRIPTS).as_posix(), table.read_bytes()


def _snapshot(home: Path, engine: Path) -> bytes:
    """Return the memory of a Python that has the engine imported, which starts at once."""
    for name in SNAPSHOT:  # beside the packages, where another process may build, too
        write_whole(home / name, (SOURCES / name).read_bytes())
    with TemporaryDirectory() as folder:
        path = Path(folder, "memory")
        _run(["node", SNAPSHOT[0], str(engine.absolute()), str(path)], cwd=home)
        return gzip.compress(path.read_bytes(), 9, mtime=0)


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip file, which is the same whenever its content is."""
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, content in sorted(files):
            archive.writestr(ZipInfo(name, DAY), content, ZIP_DEFLATED, 9)
    return buffer.getvalue()


def _written(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


def installed() -> Path:
    """Return the folder of the packages from npm, which are fetched if they are not there yet."""
    folder = cached("npm", sha256(LOCK.read_bytes()).hexdigest()[:16])
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=folder.parent, ignore_cleanup_errors=True) as place:
            for path in LOCK, SOURCES / "package.json":
                shutil.copy(path, place)
            _run(["npm", "ci", *QUIETLY, *TRIES], cwd=Path(place))
            with suppress(OSError):  # another process was first
                Path(place).rename(folder)
    return folder / "node_modules"


def _bundled(modules: Path, name: str, path: Path) -> Path:
    """Write a script with all that it imports as one file."""
    options = ["--bundle", "--minify", "--log-level=error", "--external:node:*"]
    options += [f"--format={BUNDLES[name]}", '--define:import.meta.url="https://python.invalid/"']
    command = ["node", str(modules / "esbuild/bin/esbuild"), str(SOURCES / f"{name}.mjs")]
    external = [f"--external:{one}" for one in ("ws", "module")]
    environment = os.environ | {"NODE_PATH": str(modules)}
    _run([*command, *options, *external, f"--outfile={path}"], env=environment)
    return path


def _run(command: list[str], **more: object) -> None:
    """Run a tool of Node; an error in one line if it is missing or fails."""
    try:
        subprocess.run(command, capture_output=True, check=True, text=True, **more)  # type: ignore[call-overload]
    except OSError:
        raise KataError(
            f"building live/ needs {command[0]}: install Node 20 or newer, with npm"
        ) from None
    except subprocess.CalledProcessError as error:
        lines = [line for line in error.stderr.splitlines() if "error" in line.lower()]
        lines.sort(key=lambda line: "reason:" not in line)  # which npm gives below its codes
        why = (lines or error.stderr.splitlines() or [one_line(error)])[0]
        raise KataError(f"live/ was not built: {' '.join(command[:2])} says: {why}") from None
