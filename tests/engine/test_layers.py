"""Imports go one way, and what runs beside a solution knows no answer."""

import ast
import re
import subprocess
import sys

import pytest
from kata.cases.generate import cases_of
from kata.paths import ROOT, SCRIPTS
from kata.problem.lookup import find_problem

CORE = "judge cases run inside statement problem kata wire"  # which needs nothing around it
ARROWS = {  # {room: the rooms that it may import from}; "kata" is what lies beside the rooms
    "wire": "",
    "inside": "wire",
    "kata": "wire",
    "problem": "kata wire",
    "statement": "problem kata wire",
    "run": "inside problem kata wire",  # `inside` for where there are no processes
    "cases": "run statement problem kata wire",  # `run` for solutions that give the answers
    "judge": "cases run statement problem kata wire",
    "edits": "statement problem kata wire",
    "watch.steps": "run problem kata wire",
    "watch.why": "edits watch.steps judge cases run statement problem kata wire",
    "collect": "watch.why judge cases run statement problem kata wire",
    "compare": "judge cases run statement problem kata wire",
    "show": "collect watch.steps judge cases statement problem kata wire",
    "practice": "show compare watch.why watch.steps judge cases run statement problem kata wire",
    "watch.page": "show compare watch.why watch.steps judge cases run statement problem kata wire",
    "live": "watch.page practice show collect watch.why watch.steps judge cases run statement"
    " problem kata wire",
    "tools": "show compare watch.why edits judge cases statement problem kata wire",
    "commands": "practice tools live watch.page show compare collect watch.why watch.steps edits"
    " judge cases run statement problem kata wire",
    "pytest_plugin": "commands tools watch.why judge cases statement problem kata wire",
    "pytest_reports": "kata",
}
PACKAGES = {
    "commands": {"pytest", "rich", "shtab"},
    "show": {"rich"},
    "compare": {"rich"},
    "tools": {"rich"},
    "collect": {"distributed"},
    "live": {"markupsafe", "rich"},
    "practice": {"fsrs", "rich"},
    "watch.page": {"jinja2", "markdown_it", "markupsafe", "pygments"},
    "pytest_plugin": {"pytest"},
    "pytest_reports": {"pytest"},
}
ALONE = {
    "__main__.py": "commands",
    "pytest_plugin.py": "pytest_plugin",
    "pytest_reports.py": "pytest_reports",
}  # beside the rooms


def imported(text):
    """The modules that a file imports, without those of the standard library."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.split(".")[0] not in sys.stdlib_module_names}


def room_of(module):
    """The room that a module of the engine lies in."""
    inside = module.removeprefix("kata.")
    return next((room for room in ARROWS if f"{inside}.".startswith(f"{room}.")), "kata")


def forbidden(room, text):
    """What a file in that room must not import."""
    allowed = {room, *ARROWS[room].split()}
    return {
        name
        for name in imported(text)
        if (package := name.split(".")[0]) not in PACKAGES.get(room, ())
        and (package != "kata" or (name != "kata" and room_of(name) not in allowed))
    }


def files(room):
    """The modules of a room; of those beside the rooms, one belongs to the commands."""
    folder = SCRIPTS / "kata"
    is_beside = room == "kata"
    found = set(
        folder.glob("*.py") if is_beside else (folder / room.replace(".", "/")).rglob("*.py")
    )
    alone = {folder / name: its for name, its in ALONE.items()}
    return sorted(found - alone.keys() | {path for path, its in alone.items() if its == room})


NEEDED = "cases commands judge problem run show wire".split()  # and what lies beside them
UNNEEDED = re.compile(r"cases\.referee|judge\.(compared|pool)|statement\.(statement|derived)")
MOST_MODULES, MOST_MORE = 59, 35
LISTS_MODULES = """
import atexit, sys
sys.argv[1:1] = ["judge", "plus-one"]
sys.path[0] = "scripts"
atexit.register(lambda: print(*(name for name in sys.modules if name.startswith("kata."))))
from kata.commands.main import main
main()
"""


def modules_for(name):
    """What judging a solution of a problem says, and the modules that it needs."""
    cases_of(find_problem("plus-one"))  # once they are kept
    command = [sys.executable, "-c", LISTS_MODULES, name]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    *said, modules = run.stdout.splitlines()
    return said, [name.removeprefix("kata.") for name in modules.split()]


def test_an_accepted_solution_needs_few_modules():
    """Broken: each judging starts with statements, pages and explanations that nobody asked for."""
    (said,), names = modules_for("carry")
    assert "Accepted" in said
    assert {name.split(".")[0] for name in names if "." in name} == {*NEEDED}
    assert not [*filter(UNNEEDED.match, names)]
    assert len(names) <= MOST_MODULES


def test_an_explanation_needs_few_more_modules():
    """Broken: a wrong line is explained by so many files that nobody can follow it."""
    said, names = modules_for("wrong/nines_stay")
    assert any("  How " in line for line in said)
    more = {name for name in names if name.split(".")[0] not in NEEDED}
    assert {name.split(".")[0] for name in more if "." in name} == {"statement", "watch"}
    assert len(names) <= MOST_MODULES + MOST_MORE


def test_every_room_has_its_arrows():
    """Broken: a new room may import whatever it likes."""
    folders = {path.parent for path in (SCRIPTS / "kata").rglob("*.py")} - {
        SCRIPTS / "kata" / "watch"
    }
    names = (".".join(folder.relative_to(SCRIPTS / "kata").parts) for folder in folders)
    rooms = {room_of(f"kata.{name}") if name.startswith("problem.") else name for name in names}
    rooms = {room or "kata" for room in rooms}  # folders of a room belong to it
    assert rooms | {"pytest_plugin", "pytest_reports"} == set(ARROWS)


def test_the_core_needs_nothing_around_it():
    """Broken: whoever wants to understand a verdict has to read pages, comparisons or commands."""
    for room in CORE.split():
        assert {room, *ARROWS[room].split()} <= {*CORE.split()}, room


@pytest.mark.parametrize("room", ARROWS)
def test_imports_follow_the_direction_of_flow(room):
    """Broken: an import runs against the arrows, or around in a circle."""
    for path in files(room):
        assert forbidden(room, path.read_text("utf-8")) == set(), path


def test_arrows_form_no_circle():
    """Broken: two rooms need each other, so neither can be understood alone."""
    order = list(ARROWS)
    for room, others in ARROWS.items():
        assert all(order.index(other) < order.index(room) for other in others.split()), room


@pytest.mark.parametrize(
    ("room", "text", "name"),
    [
        ("inside", "from kata.cases.model import Case", "kata.cases.model"),
        ("judge", "import kata.watch.why.explain", "kata.watch.why.explain"),
        ("problem", "def f():\n    import kata.judge.verdict", "kata.judge.verdict"),
        ("commands", "from kata.inside.load import load", "kata.inside.load"),
        ("wire", "from kata import KataError", "kata.KataError"),
        ("cases", "import numpy", "numpy"),
    ],
)
def test_a_forbidden_import_is_found(room, text, name):
    """Broken: the tests above pass whatever is imported."""
    assert name in forbidden(room, text)


def test_a_problem_imports_only_what_leetcode_has():
    """Broken: a solution cannot be pasted into LeetCode, or a problem depends on the engine."""
    for path in (ROOT / "problems").rglob("*.py"):
        has_more = path.parent.name in ("solutions", "wrong")
        known = {"sortedcontainers"} if has_more else set()
        assert {name.split(".")[0] for name in imported(path.read_text("utf-8"))} <= known, path
