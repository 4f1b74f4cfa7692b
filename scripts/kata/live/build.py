"""Writes live/, with which the pages judge: Python for browsers, the engine, each problem's cases.

Each file is named by its content; names.json says how, and to which version of the pages it
belongs. What comes from npm is pinned by package-lock.json, fetched once, and kept with the caches.
"""

import json
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
from kata.cases.cache import load, packed_cases, store, write_whole
from kata.cases.generate import cases_of
from kata.cases.model import EXAMPLES
from kata.data import from_data
from kata.judge.compared import short_names
from kata.live.model import About
from kata.paths import SCRIPTS, cached
from kata.practice.typical import known_of, known_path
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import typed_case
from kata.text import one_line
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import ENVIRONMENT, added, csp_hash, named_by_content, script, shared

SOURCES = Path(__file__).parent / "scripts"
LOCK = SOURCES / "package-lock.json"
BUNDLES = {"editor": "esm", "unpack": "iife", "worker": "iife"}  # of packages from npm
WRITING = "solve", "home"  # what pages load where one writes
NAMES = "names.json"
SMALL = "scripts/small.mjs", "scripts/python.mjs", "small.py"
PACKED = "pyodide.zst", "python.zst"  # what small.mjs writes
FILES = "*.*", "solutions/*.py", "wrong/*.py"  # of a problem
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
    """Write the folder, with what these problems need; yields each path once it is written.

    What it has of other problems stays; all else goes.
    """
    folder.mkdir(parents=True, exist_ok=True)
    found = {}
    for name, content in chain(_runtime(), chain.from_iterable(map(_problem, problems))):
        path = folder / named_by_content(name, content)
        path.write_bytes(content)
        found[name] = path.name, len(content)
        yield path
    earlier = _names_in(folder)
    for name, (file, size) in earlier.items():
        is_problem = f"{Path(name).stem}.json" in earlier
        if is_problem and (folder / file).is_file():
            found.setdefault(name, (file, size))
    _, page = shared()
    (folder / NAMES).write_text(json.dumps({"page": page, "files": found}), "utf-8")
    named = {NAMES, *(file for file, _ in found.values())}
    for path in folder.iterdir():
        if path.name not in named:
            path.unlink()


def _names_in(folder: Path) -> dict[str, tuple[str, int]]:
    """Return {name: its file, and how many bytes that has} as they were written last."""
    with suppress(OSError, ValueError, KeyError):
        files = json.loads((folder / NAMES).read_text("utf-8"))["files"]
        return from_data(dict[str, tuple[str, int]], files)
    return {}


def _runtime() -> Iterator[tuple[str, bytes]]:
    """Yield (name, content) of what all pages share."""
    modules = installed()
    editor = _bundled(modules, "editor")
    yield "editor.mjs", editor
    yield "unpack.mjs", _bundled(modules, "unpack")
    starts = [SOURCES / f"{name}.mjs" for name in WRITING]
    yield "writing.mjs", added(starts, "editor", named_by_content("editor.mjs", editor)).encode()
    packed = _packed(modules.parent, _archive(_engine()), _bundled(modules, "worker"))
    yield from zip(PACKED, packed)
    box = Markup((SOURCES / "box.mjs").read_text("utf-8"))
    yield "box.html", ENVIRONMENT.get_template("box.html").render(box=box, hash=csp_hash).encode()


def _problem(problem: Problem) -> Iterator[tuple[str, bytes]]:
    """Yield how the editor of a problem starts, and its folder with its cases."""
    cases = cases_of(problem)
    about = About(
        start=_start(problem),
        examples=[typed_case(problem, cases[i]) for i in cases.in_group(EXAMPLES)],
        kinds=NODE_KINDS,
        strings=problem.rules.draws_strings,
        any_order=problem.rules.any_order,
    )
    yield f"{problem.slug}.json", script(about).encode()
    files = {f"{problem.slug}/{name}": content for name, content in _files(problem)}
    files[f"{problem.slug}.cases"] = lzma.compress(zlib.decompress(packed_cases(cases)))
    if problem.has_answer and problem.mistakes:
        known_of(problem, cases)
        files[f"{problem.slug}.typical"] = zlib.decompress(known_path(problem).read_bytes())
    yield f"{problem.slug}.zip", _archive(files.items())


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


def _packed(home: Path, engine: bytes, worker: bytes) -> list[bytes]:
    """Return what judges, packed now or earlier: that takes longer than all else."""
    scripts = [(Path(__file__).parent / one).read_bytes() for one in SMALL]
    key = sha256(b"".join([LOCK.read_bytes(), *scripts, engine, worker])).hexdigest()[:32]
    path = cached("live", key)
    if found := load(path, list[bytes]):
        return found
    for name, content in zip(SMALL, scripts):  # beside the packages
        write_whole(home / Path(name).name, content)
    with TemporaryDirectory() as folder:
        Path(folder, "engine.zip").write_bytes(engine)
        Path(folder, "worker.mjs").write_bytes(worker)
        _run(["node", "small.mjs", folder], cwd=home)
        found = [Path(folder, name).read_bytes() for name in PACKED]
    store(path, found)
    return found


def _archive(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return a zip file, which is the same whenever its content is."""
    buffer = BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, content in sorted(files):
            archive.writestr(ZipInfo(name, DAY), content, ZIP_DEFLATED, 9)
    return buffer.getvalue()


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


def _bundled(modules: Path, name: str) -> bytes:
    """Return a script with all that it imports as one file."""
    options = ["--bundle", "--minify", "--log-level=error", "--external:node:*"]
    options += [f"--format={BUNDLES[name]}", '--define:import.meta.url="https://python.invalid/"']
    command = ["node", str(modules / "esbuild/bin/esbuild"), str(SOURCES / f"{name}.mjs")]
    external = [f"--external:{one}" for one in ("ws", "module")]
    environment = os.environ | {"NODE_PATH": str(modules)}
    return _run([*command, *options, *external], env=environment).encode()


def _run(command: list[str], **more: object) -> str:
    """Return what a tool of Node writes; an error in one line if it is missing or fails."""
    try:
        run = subprocess.run(command, capture_output=True, check=True, text=True, **more)  # type: ignore[call-overload]
        return str(run.stdout)
    except OSError:
        raise KataError(
            f"building live/ needs {command[0]}: install Node 20 or newer, with npm"
        ) from None
    except subprocess.CalledProcessError as error:
        lines = [line for line in error.stderr.splitlines() if "error" in line.lower()]
        lines.sort(key=lambda line: "reason:" not in line)  # which npm gives below its codes
        why = (lines or error.stderr.splitlines() or [one_line(error)])[0]
        raise KataError(f"live/ was not built: {' '.join(command[:2])} says: {why}") from None
