"""Imports go one way, and what runs beside a solution knows no answer."""

import ast
import sys

from kata.paths import ROOT, SCRIPTS


def imported(path):
    """The modules that a file imports, without those of the standard library."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.split(".")[0] not in sys.stdlib_module_names}


def test_imports_follow_the_direction_of_flow():
    """Broken: an import goes against scripts -> kata -> problem.py -> nothing."""
    for path in (SCRIPTS / "kata").rglob("*.py"):
        allowed = {"kata", "rich"} | ({"markdown_it", "pygments"} if path.stem == "html" else set())
        assert {name.split(".")[0] for name in imported(path)} <= allowed, path
    for path in (ROOT / "problems").rglob("*.py"):
        assert imported(path) == set(), path


def test_a_solutions_process_imports_only_its_own_room():
    """Broken: code that may know an answer runs next to a solution."""
    for path in (SCRIPTS / "kata" / "inside").glob("*.py"):
        assert all(name.startswith("kata.inside") for name in imported(path)), path


def test_rendering_runs_nothing():
    """Broken: a report starts a process, so what it shows was not found out by the judge."""
    for path in (SCRIPTS / "kata" / "show").glob("*.py"):
        assert not imported(path) & {"kata.process", "kata.judge.judge", "kata.generate"}, path
