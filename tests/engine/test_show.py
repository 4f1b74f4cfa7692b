"""How a verdict looks, and what the commands do around it."""

import json
import re
import signal
import subprocess
import sys
from dataclasses import replace

import pytest
from kata.cases.generate import cases_of
from kata.cases.model import SAMPLED, Case
from kata.commands import saves
from kata.judge.model import Outcome, VerdictKind
from kata.judge.outcome import drawing_of
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.show.drawings import board_rows, draw_boards
from kata.show.report import report
from kata.show.values import values_of
from kata.watch.why.explain import explained
from kata.wire.plain import encode
from tiny import Repository, solution

COUNTS = "self.__class__.calls = calls = getattr(self, 'calls', 0) + 1\n"
MINESWEEPER, TIC_TAC_TOE = find_problem("minesweeper"), find_problem("tic-tac-toe-lcci")


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    return Repository(tmp_path_factory.mktemp("repository"))


def variant(repository, body, *options):
    """What is printed of a solution with this body."""
    path = repository.write("elsewhere/variant.py", solution(body))
    run = repository.kata("judge", f"--file={path}", *options, "double")
    assert "Traceback" not in run.stdout + run.stderr
    return run


def test_a_wrong_answer_is_shown_as_pictures():
    """Broken: the smallest failure is not shown, or not with its squares marked."""
    verdict = explained(judge(MINESWEEPER.solution("wrong/four_directions"), cases_of(MINESWEEPER)))
    assert (
        report(verdict).plain
        == """\
✗ Wrong Answer          minesweeper/wrong/four_directions.py
  case 5,166 of 92,461: every input up to size 3 (the smallest that fails)

  click = [0, 0]
   input       expected    yours
  ▸E  E  E     B  1  E     B  1  E
   E  E  M     1  2  M     1 [E] M
   E  M  E     E  M  E     E  M  E
  1 of 9 squares differs: (1, 1) should be 2 but is E
  Why: it diverges from dfs.py on line 23, whose condition is False, not True
  How board[1][1] stayed 'E':
    line 19  mines = sum(board[i][j] == "M" for i, j in around)   mines = 0
    line 21  if not mines:         not mines → True
    line 22  for i, j in around:   i = 1, j = 1
    line 23  if board[i][j] == "E" and (i == row or j == column):
               'E' == 'E' and (1 == 0 or 1 == 0) → False

  Again:  make judge P=minesweeper S=wrong/four_directions CASE=5166
  Watch:  make page P=minesweeper S=wrong/four_directions,dfs CASE=5166"""
    )


def test_an_answer_without_a_picture_is_shown_as_a_value():
    """Broken: an answer that is no board does not stand beside the board it belongs to."""
    verdict = explained(judge(TIC_TAC_TOE.solution("wrong/forgets_columns"), cases_of(TIC_TAC_TOE)))
    assert report(verdict).plain.splitlines()[3:8] == [
        "   input",
        "   O  X",
        "   O  ·",
        "  expected = 'O'",
        "  yours    = 'Pending'",
    ]


def test_a_list_of_one_item_is_no_number():
    """Broken: `root = 0` is said of a tree of one node."""
    problem = find_problem("invert-binary-tree")
    case = Case(9, "small", "a tree", encode(([0],)), encode([0]))
    wrong = Outcome(VerdictKind.WRONG, case=case, result=encode([]))
    lines = [line.plain for line in values_of(problem, wrong, case, 300)]
    assert lines == ["  root = [0]", "  expected = [0]", "  yours    = (empty)"]


@pytest.mark.parametrize("name", ["focus", "picture"])
def test_what_is_wrong_in_a_drawing_is_one_line_of_the_report(name):
    """Broken: an error in focus() ends the report, or one in picture() is never seen."""
    problem = find_problem("container-with-most-water")
    case = Case(9, "small", "walls", encode(([1, 0],)), encode(0))
    wrong = Outcome(VerdictKind.WRONG, case=case, result=encode(1))
    rules = replace(problem.rules, picture=lambda height: [["#"] * n or ["."] for n in height])
    problem.__dict__["rules"] = replace(rules, **{name: lambda *_: 1 // 0})
    wrong = replace(wrong, drawing=drawing_of(problem, wrong))
    lines = [line.plain for line in values_of(problem, wrong, case, 300)]
    assert [line for line in lines if f"problem.py: {name}(): ZeroDivisionError" in line]
    assert "  height = [1, 0]" in lines
    assert "yours" in lines[-1]


def test_where_several_answers_are_right_no_difference_is_marked():
    """Broken: the report says that a square should be what it need not be."""
    problem = find_problem("find-valid-matrix-given-row-and-column-sums")
    verdict = explained(judge(problem.solution("wrong/column_needs_unchanged"), cases_of(problem)))
    assert report(verdict).plain.splitlines()[5:11] == [
        "  column 0 adds up to 2, not 1",
        "  rowSum = [1, 1]",
        "  colSum = [1, 1]",
        "   yours    one right answer",
        "   1  0     1  0",
        "   1  0     0  1",
    ]


@pytest.mark.parametrize("pictures", [1, 3])
@pytest.mark.parametrize("size", [1, 7, 8, 20, 50, 100])
def test_pictures_fit_80_columns(pictures, size):
    """Broken: a large board is wider than a terminal, or its differing square is cut away."""
    board = [["E"] * size for _ in range(size)]
    other = [row[:] for row in board]
    other[-1][-1] = "B"
    shown = dict(zip(("input", "expected", "yours")[:pictures], (board, board, other)))
    lines = [line.plain for line in draw_boards(shown, focus=(0, 0))]
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 20
    assert pictures == 1 or any("[B]" in line for line in lines)


def test_ragged_and_wide_cells_are_drawn():
    """Broken: a triangle stops the report, or numbers of two digits are not drawn."""
    expected, yours = [["1"], ["1", "1"], ["1", "12", "1"]], [["1"], ["1", "1"], ["1", "7", "1"]]
    assert [line.plain for line in draw_boards({"expected": expected, "yours": yours})] == [
        "   expected       yours",
        "    1              1",
        "    1   1          1   1",
        "    1  12   1      1 [ 7]  1",
        "  1 of 6 squares differs: (2, 1) should be 12 but is 7",
    ]
    assert board_rows(None, "input", ("List", ("List", "int")), [[1, 2], [30, None]]) == [
        ["1", "2"],
        ["30", "None"],
    ]


def test_a_path_with_brackets_is_shown_as_it_is(repository):
    """Broken: a part of a file's name is taken for markup and lost, or ends the judge."""
    for name in "a[b]/ok.py", "a[/b]/ok.py":
        path = repository.write(f"elsewhere/{name}", solution("return -1"))
        run = repository.kata("judge", f"--file={path}", "double", "adds")
        assert f"\n{path}\n" in run.stdout, run.stderr


QUICK = "--limit=case=0.8"
REPORTS = {  # {what is to be seen: (body, what the report says)}
    "an example that fails stands beside the smallest failure": (
        "return 2 * number + (number > 1)",
        ["case 4 of 95: every number below 10 (the smallest that fails)", "example 1 fails too"],
    ),
    "a failing example is shown if nothing else fails": (
        COUNTS + "return 2 * number + (calls == 1)",
        ["case 1 of 95: documented example 1"],
    ),
    "an example that hangs does not hide the smallest failure": (
        "while number == 3: pass\nreturn 2 * number + (number == 2)",
        ["Wrong Answer", "case 4 of 95", "documented example 1 fails too"],
    ),
    "an exception has its message and its line": (
        "half = number // (number - 5)\nreturn 2 * number",
        ["ZeroDivisionError: ", "line 10:  half = number // (number - 5)"],
    ),
    "what is printed is that of the failing case": (
        "print('number is', number)\nreturn 2 * number + (number == 5)",
        ["    number is 5"],
    ),
    "what is printed before a hang is shown": ("print('so far')\nwhile True: pass", ["    so far"]),
    "what is too slow has its line, and others that are fast there": (
        "while number == 6: pass\nreturn 2 * number",
        ["case 8 of 95", "the limit is 0.8 s for one case", "line 10:  while", "adds: correct in"],
    ),
    "a surrogate": ("return '\\ud800'", [r"yours    = '\ud800'"]),
    "a colour": ("print('\\x1b[31m')\nreturn -1", [r"    \x1b[31m"]),
    "a bell": ("raise ValueError('\\ud800\\x07')", [r"ValueError: \ud800\x07"]),
    "a long number": ("return 10 ** 5000", ["a value of type int that is too large to show"]),
}


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_says_what_one_needs(repository, name):
    """Broken: of a failure, something is left out, or an odd value breaks the report."""
    body, says = REPORTS[name]
    shown = variant(repository, body, QUICK).stdout
    assert [text for text in says if text not in shown] == []
    assert "number is 4" not in shown
    assert shown.count("documented example 1") <= 1


def test_only_the_smallest_is_called_the_smallest():
    """Broken: a case that fails after smaller ones were left out is called the smallest."""
    verdict = explained(judge(MINESWEEPER.solution("wrong/four_directions"), cases_of(MINESWEEPER)))
    assert "(the smallest that fails)" in report(verdict).plain
    assert "smallest" not in report(replace(verdict, right=verdict.right - 1)).plain
    case = replace(verdict.refuted_by, name=f"every input{SAMPLED}")
    sampled = replace(verdict, failure=replace(verdict.failure, case=case))
    assert "(the smallest found)" in report(sampled).plain


def test_a_run_that_was_stopped_says_so(repository):
    """Broken: a solution of which some cases were not judged looks like any other."""
    body = "import time\ntime.sleep(0.05)\nreturn 2 * number"
    run = variant(repository, body, "--limit=run=1.5")
    stopped = r"[0-9]+ of 95 cases in .* s, stopped after [1-4]\.?\d* s\n"
    assert re.search(f"✓ Accepted .* {stopped}", run.stdout)
    assert run.returncode == 0
    repository.write("elsewhere/other.py", solution("return 2 * number"))
    run = repository.kata("judge", "--file=elsewhere", "--limit=run=1.5")
    assert re.search(f"✓ Accepted +elsewhere/variant.py  {stopped}", run.stdout)
    assert "2 solutions of 1 problem in 2 files: 2 accepted (1 stopped)\n" in run.stdout


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("class Solution:\n  def double(self, n) return n", ["SyntaxError", "line 2:  def double"]),
        ("import rich", ["No module named 'rich'; a solution has only the standard library"]),
        ("class Solver: pass", ["there is no class Solution; the file defines Solver"]),
        ("", ["there is no class Solution; the file defines nothing"]),
        ("class Solution:\n  def twice(self): pass", ["no method double; it has twice"]),
        ("import sys\nsys.exit('no')", ["SystemExit: no", "line 2:  sys.exit('no')"]),
    ],
)
def test_what_is_wrong_with_a_file_is_one_line(repository, source, says):
    """Broken: a file that cannot be loaded is not told what was looked for and what was found."""
    path = repository.write("elsewhere/variant.py", source)
    run = repository.kata("judge", f"--file={path}", "double")
    assert "while the file was loaded" in run.stdout
    for text in says:
        assert text in run.stdout
    assert run.returncode == 1


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["double", "nothing"], "judge: double has no solution 'nothing'; it has: adds"),
        (["double", "--file=nowhere.py"], "judge: nowhere.py: no such file or folder\n"),
        (["double", "--case=113"], "judge: CASE=113: no such case; write a number up to 95"),
        (["double", "--case=0"], "judge: CASE=0: no such case"),
        (["double", "--case=largest"], "or a name such as: the largest"),
        (["double", "--case=number = -1"], "judge: your input: illegal input: -1: the bounds are"),
        (["double", "--case=number = 'x'"], "illegal input: number is 'x' (str), want int"),
        (["double", "--case=n = 1"], "'n = 1' is not an input; write it as: number = ..."),
        (["double", "--case=number = ["], "judge: your input: 'number = [' is not an input"),
        (["double", "--limit=case=soon"], "judge: --limit=case=soon: write a number from 0.001 to"),
        (["double", "--limit=speed=1"], "judge: --limit=speed=1: write NAME=NUMBER"),
        (["double", "--limit=memory=1"], "judge: --limit=memory=1: write a whole number from 16"),
        (["double", "--limit=case=nan"], "judge: --limit=case=nan: write a number from 0.001 to"),
    ],
)
def test_a_call_that_is_wrong_gets_one_line_and_2(repository, options, says):
    """Broken: a mistyped call looks like a verdict, or like a crash."""
    run = repository.kata("judge", *options)
    assert says in run.stderr
    assert run.stderr.count("\n") == 1
    assert (run.stdout, run.returncode) == ("", 2)


def test_one_case_runs_with_the_terminal_attached(repository):
    """Broken: in CASE= neither print nor input works, or something is left out."""
    path = repository.write(
        "elsewhere/variant.py", solution("print('seen', input())\nreturn -number")
    )
    for case in "5", "the largest", "number = 7":
        run = repository.kata(
            "judge", f"--file={path}", f"--case={case}", "double", input="typed\n"
        )
        assert "seen typed" in run.stdout
        assert "number = " in run.stdout
        assert "expected = " in run.stdout
        assert "yours    = -" in run.stdout
        assert run.returncode == 1


def test_one_case_stops_at_a_breakpoint(repository):
    """Broken: breakpoint() in a solution does not open the debugger on its source."""
    path = repository.write("elsewhere/variant.py", solution("breakpoint()\nreturn 2 * number"))
    run = repository.kata("judge", f"--file={path}", "--case=5", "double", input="p number\nc\n")
    assert "(Pdb) 3" in run.stdout
    assert "Accepted" in run.stdout


def test_what_fails_only_after_other_cases_is_said(repository):
    """Broken: a solution that fails because of what it keeps passes alone without a word."""
    body = COUNTS + "return 2 * number + (calls == 5)"
    found = variant(repository, body).stdout
    assert "case 5 of 95" in found
    assert "Judged alone, this case passes: an earlier call left state behind" in found
    assert "CASE=" not in found, "a command that would show no failure"
    assert "Judged alone" not in variant(repository, "return 2 * number + (number == 5)").stdout
    run = variant(repository, body, "--case=5")
    assert "left state behind" not in run.stdout, "nothing says that it has failed"
    assert run.returncode == 0


def test_json_tells_everything(repository):
    """Broken: another program cannot read a verdict."""
    run = variant(repository, "return 2 * number + (number == 5)", "--json")
    verdict = json.loads(run.stdout)
    assert verdict.pop("seconds") > 0
    assert set(verdict.pop("sandbox")) == {"landlock", "seccomp"}
    assert verdict == {
        "problem": "double",
        "solution": str(repository.root / "elsewhere/variant.py"),
        "verdict": "Wrong Answer",
        "stopped": 0,
        "before": False,
        "doubtful": False,
        "notes": {},
        "excused": {},
        "cases": 6,
        "case": {"number": 7, "name": "every number below 10"},
        "shrunk": False,
        "arguments": {"number": 5},
        "expected": 10,
        "result": 11,
        "message": "",
        "slow": 0,
        "why": [],
        "against": None,
        "others": [],
        "how": [
            {
                "line": 10,
                "code": "return 2 * number + (number == 5)",
                "told": "returns 11",
                "step": 0,
            }
        ],
        "hint": [],
    }


def test_what_a_save_ends_says_nothing_more(monkeypatch):
    """Broken: a save while a file is judged has the next report begin with "interrupted"."""
    before, ends = signal.getsignal(signal.SIGTERM), []
    monkeypatch.setattr(saves, "done", lambda *_: ends.append(signal.getsignal(signal.SIGTERM)))
    try:
        saves._judge(None)
    finally:
        signal.signal(signal.SIGTERM, before)
    assert ends == [signal.SIG_DFL]


def test_watch_judges_after_every_save(repository):
    """Broken: WATCH=1 misses a save, or gives up when an editor removes the file for a moment."""
    path = repository.write("elsewhere/variant.py", solution("return -1"))
    watching = subprocess.Popen(
        [sys.executable, "scripts/kata", "judge", f"--file={path}", "--watch", "double"],
        cwd=repository.whole(),
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert "Wrong Answer" in watching.stdout.readline()
        repository.write("elsewhere/variant.py", solution("return 2 * number"))
        assert any("Accepted" in line for line in watching.stdout)
        path.unlink()
        repository.write("elsewhere/variant.py", solution("return 1 // 0"))
        assert any("Runtime Error" in line for line in watching.stdout)
    finally:
        watching.kill()
        watching.communicate()
