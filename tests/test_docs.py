"""What the documents say is what the code does."""

import re
import subprocess
import sys

from kata.cases.generate import cases_of
from kata.commands.lists import written
from kata.judge.one import judge
from kata.paths import ROOT
from kata.problem.contract import OPTIONAL
from kata.problem.folder import find_problem, problems
from kata.show.report import report


def test_lists_are_up_to_date():
    """Broken: a README lists solutions, times or spaces that are not those of the files."""
    texts, left_out = written(problems())
    old = [str(path) for path, text in texts.items() if path.read_text("utf-8") != text]
    assert not old, f"out of date: {', '.join(old)}; run make fmt"
    assert not left_out, f"in no list: {', '.join(map(str, left_out.values()))}"


def test_the_failure_that_the_readme_shows_is_the_real_one():
    """Broken: the README shows a report that the judge no longer gives."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    minesweeper = find_problem("minesweeper")
    cases = cases_of(minesweeper)
    verdict = judge(minesweeper.solution("wrong/four_directions"), cases)
    command = "$ make judge P=minesweeper S=wrong/four_directions"
    assert f"{command}\n{report(verdict)}\n```" in readme


def test_the_collection_that_the_readme_shows_is_the_real_one():
    """Broken: the README shows a summary that the judge no longer gives."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    command, shown = re.search(r"\$ make judge FILE='(.*)'\n((?s:.*?))```", readme).groups()
    script = [sys.executable, "scripts/kata", "judge", f"--file={command}", "--fresh"]
    run = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.stdout == shown


def test_the_contract_in_the_readme_is_the_one_in_the_code():
    """Broken: the README names a part of problem.py that nothing reads, or lacks one."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    table = readme.partition("Everything else in `problem.py`")[2].partition("`make test")[0]
    rows = [line.split(" | ")[0] for line in table.splitlines() if line.startswith("| `")]
    names = {name for row in rows for name in re.findall(r"`(\w+)", row)}
    assert names == {*OPTIONAL, "answer", "gen_"}


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
