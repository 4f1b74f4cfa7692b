"""What the documents say is what the code does."""

import re
import subprocess
import sys

from kata.index import indexed
from kata.judge import judge
from kata.prepare import prepare
from kata.problem import CONTRACT, OPTIONAL, ROOT, problem, problems
from kata.show import report


def test_lists_of_solutions_are_up_to_date():
    """Broken: a README lists solutions, times or spaces that are not those of the files."""
    old = [
        str(path) for path, text in indexed(problems()).items() if path.read_text("utf-8") != text
    ]
    assert not old, f"out of date: {', '.join(old)}; make fmt writes them anew"


def test_the_failure_that_the_readme_shows_is_the_real_one():
    """Broken: the README shows a report that the judge no longer gives."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    minesweeper = problem("minesweeper")
    cases = prepare(minesweeper)
    verdict = judge(minesweeper.solution("wrong/four_directions"), cases)
    command = "$ make judge P=minesweeper S=wrong/four_directions"
    assert f"{command}\n{report(verdict, cases)}\n```" in readme


def test_the_contract_in_the_readme_is_the_one_in_the_code():
    """Broken: the README names a part of problem.py that nothing reads, or lacks one."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    names = set(re.findall(r"^\| `(\w+)", readme.partition("`problem.py` has")[2], re.MULTILINE))
    assert names == {*CONTRACT, *OPTIONAL, "gen_"}


def test_make_help_lists_every_target_that_the_readme_names():
    """Broken: the README names a target that `make help` does not list, or lists one less."""
    listed = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True)
    targets = set(re.findall(r"^  make (\w+)", listed.stdout, re.MULTILINE))
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\bmake ([a-z]+)\b", readme)) == targets


def test_locked_packages_are_the_pinned_ones():
    """Broken: pyproject.toml pins a version that requirements.txt does not install."""
    pinned = re.findall(
        r'^  "([\w-]+==[\d.]+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE
    )
    locked = re.findall(
        r"^([\w-]+==[\d.]+)", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE
    )
    assert pinned
    assert set(pinned) <= set(locked), "lock them anew: the command stands in requirements.txt"


def test_the_engine_knows_no_problem_and_no_test():
    """Broken: an import goes against the direction scripts -> kata -> problem.py -> nothing."""
    for path in (ROOT / "scripts" / "kata").glob("*.py"):
        modules = re.findall(r"^(?:from|import) (\w+)", path.read_text("utf-8"), re.MULTILINE)
        allowed = {"kata", "rich", "records", "loading", "runner"}  # the last: where it is a script
        assert set(modules) <= allowed | sys.stdlib_module_names, path
    for path in (ROOT / "problems").rglob("*.py"):
        modules = re.findall(r"^(?:from|import) (\w+)", path.read_text("utf-8"), re.MULTILINE)
        assert set(modules) <= sys.stdlib_module_names, path
