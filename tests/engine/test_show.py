"""How a verdict looks, and what the commands do around it."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace

import pytest
from kata.cases.generate import cases_of
from kata.cases.model import Case
from kata.judge.drawing import drawing_of
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.show.collection import reason_in_line
from kata.show.drawings import board_rows, draw_boards
from kata.show.report import report
from kata.show.values import values_of
from kata.tools.reported import input_of, results_of
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
  case 5,166 of 92,459: every input up to size 3 (the smallest that fails)

  click = [0, 0]
   input       expected    yours
  ▸E  E  E     B  1  E     B  1  E
   E  E  M     1  2  M     1 [E] M
   E  M  E     E  M  E     E  M  E
  1 of 9 squares differs: (1, 1) should be 2 but is E
  Why: it diverges from dfs.py on line 23, whose condition is False, not True
  How board[1][1] stayed 'E':
    line 19  mines = sum(board[i][j] == "M" for i, j in around)   mines = 0
    line 21  if not mines:         not 0 → True
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


def test_of_the_calls_of_a_class_a_line_shows_the_one_that_is_wrong():
    """Broken: two lists of results are cut to 30 characters, in which they are the same."""
    problem = find_problem("find-median-from-data-stream")
    names, lists = ["MedianFinder", "addNum", "findMedian"], [[], [7], []]
    case = Case(9, "small", "a call", encode((names, lists)), encode([None, None, 7.0]))
    wrong = Outcome(VerdictKind.WRONG, case=case, result=encode([None, None, 3.5]))
    verdict = Verdict(problem.solutions[0], 1, 9, 0.1, wrong)
    assert reason_in_line(verdict) == "call 2, findMedian(): 7.0, not 3.5"
    raised = Outcome(VerdictKind.RUNTIME, "IndexError: pop from empty list", case, line=3, call=1)
    raised = replace(verdict, failure=raised)
    assert reason_in_line(raised) == "call 1, addNum(7): IndexError: pop from empty list"


def test_a_list_of_one_item_is_no_number():
    """Broken: `root = 0` is said of a tree of one node."""
    problem = find_problem("invert-binary-tree")
    case = Case(9, "small", "a tree", encode(([0],)), encode([0]))
    wrong = Outcome(VerdictKind.WRONG, case=case, result=encode([]))
    lines = [line.plain for line in values_of(problem, wrong, case, 300)]
    assert lines == ["  root = [0]", "  expected = [0]", "  yours    = (empty)"]


def test_a_picture_that_is_not_the_value_stands_beside_it():
    """Broken: of heights drawn as a board nobody sees the numbers, which the next run needs."""
    problem = find_problem("container-with-most-water")
    case = Case(9, "small", "walls", encode(([1, 0],)), encode(0))
    wrong = Outcome(VerdictKind.WRONG, case=case, result=encode(1))
    drawn = replace(problem.rules, picture=lambda height: [["#"] * n or ["."] for n in height])
    problem.__dict__["rules"] = drawn
    wrong = replace(wrong, drawing=drawing_of(problem, wrong))
    lines = [line.plain for line in values_of(problem, wrong, case, 300)]
    assert lines[:2] == ["  height = [1, 0]", "   input"]


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


def test_a_board_drawn_whole_has_its_marks():
    """Broken: of a board wider than the screen one is shown everything except what matters."""
    board = [["E"] * 100 for _ in range(3)]
    other = [row[:] for row in board]
    other[2][99] = "B"
    lines = [
        line.plain
        for line in draw_boards({"input": board, "expected": board, "yours": other}, (0, 1), True)
    ]
    assert max(map(len, lines)) <= 80
    assert sum("▸E" in line for line in lines) == 1
    assert sum("[B]" in line for line in lines) == 1
    assert sum(line.count("E") for line in lines[:-1]) == 3 * 300 - 1


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


def test_a_name_with_an_equals_sign_chooses_its_case(repository):
    """Broken: a case whose name holds `=` is taken for an input."""
    repository.change("problems/double/problem.py", '"the largest"', '"n = 100"')
    run = repository.kata("judge", "--case=n = 100", "double")
    assert "case 95 of 95: n = 100" in run.stdout
    repository.change("problems/double/problem.py", '"n = 100"', '"the largest"')


def test_a_failing_example_is_named_beside_the_smallest_failure(repository):
    """Broken: the failure shown is the example's although a smaller input fails."""
    run = variant(repository, "return 2 * number + (number > 1)")
    assert "case 4 of 95: every number below 10 (the smallest that fails)" in run.stdout
    assert "documented example 1 fails too" in run.stdout


def test_only_examples_failing_are_shown(repository):
    """Broken: a solution that fails an example and nothing else has no failure to show."""
    run = variant(repository, COUNTS + "return 2 * number + (calls == 1)")
    assert "case 1 of 95: documented example 1" in run.stdout
    assert run.stdout.count("documented example 1") == 1


def test_an_example_that_hangs_does_not_hide_the_smallest_failure(repository):
    """Broken: after a hang in an example the small cases are not judged."""
    run = variant(
        repository, "while number == 3: pass\nreturn 2 * number + (number == 2)", "--limit=case=0.8"
    )
    assert "Wrong Answer" in run.stdout
    assert "case 4 of 95" in run.stdout
    assert "documented example 1 fails too" in run.stdout


def test_a_runtime_error_shows_its_line(repository):
    """Broken: an exception is shown without its message, or without the line it came from."""
    run = variant(repository, "half = number // (number - 5)\nreturn 2 * number")
    assert "ZeroDivisionError: " in run.stdout
    assert "line 10:  half = number // (number - 5)" in run.stdout


def test_what_is_printed_stands_with_the_failing_case_only(repository):
    """Broken: prints reach the terminal, or are those of another case."""
    run = variant(repository, "print('number is', number)\nreturn 2 * number + (number == 5)")
    assert run.stdout.count("number is") == 1
    assert "    number is 5" in run.stdout


def test_what_is_printed_before_the_end_is_shown(repository):
    """Broken: what a solution prints is lost when it hangs or dies, when it is needed most."""
    run = variant(repository, "print('so far')\nwhile True: pass", "--limit=case=0.8")
    assert "    so far" in run.stdout


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("return '\\ud800'", r"yours    = '\ud800'"),
        ("print('\\x1b[31m')\nreturn -1", r"    \x1b[31m"),
        ("raise ValueError('\\ud800\\x07')", r"ValueError: \ud800\x07"),
        ("return 10 ** 5000", "yours    = a value of type int that is too large to show"),
        ("return [number]", "yours    = [0]"),
        ("return True", "yours    = True"),
    ],
)
def test_any_answer_can_be_shown(repository, body, says):
    """Broken: an odd answer breaks the report, or the terminal."""
    path = repository.write("problems/double/solutions/odd.py", solution(body))
    assert says in repository.kata("judge", "double", "odd").stdout
    path.unlink()


def test_time_limit_names_line_and_peers(repository):
    """Broken: one is told that it was too slow, not where, nor that others are fast there."""
    run = variant(
        repository, "while number == 6:\n    number = number\nreturn 2 * number", "--limit=case=0.8"
    )
    assert "case 8 of 95" in run.stdout
    assert "the limit is 0.8 s for one case" in run.stdout
    assert "line 10:  while number == 6:" in run.stdout or "line 11:" in run.stdout
    assert "adds: correct in" in run.stdout


def test_only_the_smallest_is_called_the_smallest():
    """Broken: a case that fails after smaller ones were left out is called the smallest."""
    verdict = explained(judge(MINESWEEPER.solution("wrong/four_directions"), cases_of(MINESWEEPER)))
    assert "(the smallest that fails)" in report(verdict).plain
    assert "smallest" not in report(replace(verdict, right=verdict.right - 1)).plain


def test_a_run_that_was_stopped_says_so(repository):
    """Broken: a solution of which some cases were not judged looks like any other."""
    body = "import time\ntime.sleep(0.05)\nreturn 2 * number"
    run = variant(repository, body, "--limit=run=1.5")
    assert re.search(r"✓ Accepted .* [0-9]+ of 95 cases in .* s, stopped after 1.5 s\n", run.stdout)
    assert run.returncode == 0


OF_2, OF_3 = "class Solution(object):", "class Solution:"
CALLED = "class ListNode:\n    pass\n\n\n{}\n    def double(self, number):\n        {}\n"


@pytest.mark.parametrize(
    ("header", "body", "is_of_2"),
    [
        (OF_3, "a = range(number + 1)\n        a[0] = 1", True),
        (OF_3, "return map(abs, [number])[0]", True),
        (OF_2, "return [0, 1, 2, 3, 4, 5, 6, 7, 8, 9][number / 1]", True),
        (OF_2, "return [0 for _ in range(number / 2)]", True),
        (OF_2, "number /= 1\n        return [0 for _ in range(number)]", True),
        (OF_2, "number /= 1\n        return number & 1", True),
        (OF_2, "return [0] * (number / 2)", True),
        (OF_2, "return ListNode() < ListNode()", True),
        (OF_3, "return [number][number / 1]", False),
        (OF_2, "return [number][0.0]", False),
        (OF_3, "return ListNode() < ListNode()", False),
        (OF_2, "return number / 2 + None", False),
        (OF_3, "number /= 1\n        return number & 1", False),
        (OF_2, "return number * 0.5 & 1", False),
    ],
)
def test_what_only_python_2_runs_is_told(repository, header, body, is_of_2):
    """Broken: whoever judges old files is not told why they fail, or a mistake is called old."""
    path = repository.write("elsewhere/variant.py", CALLED.format(header, body))
    run = repository.kata("judge", f"--file={path}", "double")
    assert ("\n  this is Python 2; TypeError: " in run.stdout) == is_of_2
    assert "TypeError: " in run.stdout


@pytest.mark.parametrize("halves", ["number = number / 2", "number /= 2"])
def test_a_quotient_that_python_2_rounds_is_told(repository, halves):
    """Broken: an old file is called wrong for a float, and whoever judges it is not told why."""
    text = CALLED.format(OF_2, f"number *= 4\n        {halves}\n        return number")
    for path in "old/variant.py", "old/again.py":
        repository.write(path, text)
    says = "this is Python 2; the result is 0.0 (float), want int"
    assert says in repository.kata("judge", "--file=old/variant.py", "double").stdout
    assert f"number = 0: {says}" in repository.kata("judge", "--file=old").stdout


@pytest.mark.parametrize(
    ("header", "body", "may_be"),
    [
        (OF_2, "number /= 2\n        return 1 if number else 0", True),
        (OF_2, "half = number / 2\n        return [][1 if half else 0]", True),
        (OF_2, "return int(number / 2) + 1", False),
        (OF_2, "number / 2\n        return number // 2 + 1", False),
        (OF_3, "number /= 2\n        return 1 if number else 0", False),
    ],
)
def test_what_may_be_python_2_is_told(repository, header, body, may_be):
    """Broken: an old file is called wrong, without a word that it was right; or a new one is."""
    for path in "old/variant.py", "old/again.py":
        repository.write(path, CALLED.format(header, body))
    for words in ["--file=old/variant.py", "double"], ["--file=old"]:
        run = repository.kata("judge", *words)
        assert ("this may be Python 2, where / rounds down" in run.stdout) == may_be


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("class Solution:\n  def double(self, n) return n", ["SyntaxError", "line 2:  def double"]),
        ("class Solution:\n  print 'x'", ["this is Python 2; SyntaxError", "line 2:  print 'x'"]),
        ("class Solution:\n  x = xrange(3)", ["this is Python 2; NameError: name 'xrange' is"]),
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
        (
            ["nothing"],
            "judge: no problem here has a name like 'nothing'; start it: make new P=nothing",
        ),
        (
            ["double", "nothing"],
            "judge: double has no solution 'nothing'; it has: adds",
        ),
        (
            ["double", "--file=nowhere.py"],
            "judge: nowhere.py: no such file or folder\n",
        ),
        (
            ["double", "--case=113"],
            "judge: CASE=113: no such case; write a number up to 95",
        ),
        (["double", "--case=0"], "judge: CASE=0: no such case"),
        (["double", "--case=largest"], "or a name such as: the largest"),
        (
            ["double", "--case=number = -1"],
            "judge: your input: illegal input: -1: the bounds are 0",
        ),
        (
            ["double", "--case=number = 'x'"],
            "judge: your input: illegal input: number is 'x' (str), want int",
        ),
        (
            ["double", "--case=n = 1"],
            "judge: your input: 'n = 1' is not an input; write it as: number = ...",
        ),
        (
            ["double", "--case=number = ["],
            "judge: your input: 'number = [' is not an input",
        ),
        (["double", "--limit=case=soon"], "judge: --limit=case=soon: write a number from 0.001 to"),
        (["double", "--limit=speed=1"], "judge: --limit=speed=1: write NAME=NUMBER"),
        (["double", "--limit=memory=1"], "judge: --limit=memory=1: write a whole number from 16"),
        (["double", "--limit=files=0"], "judge: --limit=files=0: write a whole number from 1 to"),
        (["double", "--limit=threads=1"], "judge: --limit=threads=1: write a whole number from 2"),
        (["double", "--limit=case=nan"], "judge: --limit=case=nan: write a number from 0.001 to"),
        (["double", "--nonsense"], "judge: unrecognized arguments: --nonsense"),
        ([], "judge: name a problem, P=: one of double\n"),
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


def test_what_earlier_calls_left_behind_is_named(repository):
    """Broken: a solution that fails because of what it keeps passes alone without a word."""
    body = COUNTS + "return 2 * number + (calls == 5)"
    found = variant(repository, body)
    assert "case 5 of 95" in found.stdout
    why = "Solution.calls, an attribute of the class, is still 4 from earlier cases;"
    assert f"Why: {why}" in found.stdout
    assert "CASE=" not in found.stdout, "a command that would show no failure"
    hidden = "import builtins\nvars(builtins).setdefault('met', []).append(0)\n"
    unknown = variant(repository, hidden + "return 2 * number + (len(builtins.met) == 5)").stdout
    assert "Judged alone, this case passes" in unknown
    assert "an earlier call left state behind" in unknown
    assert "Judged alone" not in variant(repository, "return 2 * number + (number == 5)").stdout
    run = variant(repository, body, "--case=5")
    assert "left state behind" not in run.stdout, "nothing says that it has failed"
    assert run.returncode == 0


def test_json_tells_everything(repository):
    """Broken: another program cannot read a verdict."""
    run = variant(repository, "return 2 * number + (number == 5)", "--json", "--hints=0")
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
        "aside": "",
        "slow": 0,
        "why": [],
        "against": None,
        "others": [],
        "how": [
            {"line": 10, "code": "return 2 * number + (number == 5)", "told": "returns 11"},
        ],
        "hint": [],
    }


@pytest.mark.parametrize("colour", [True, False])
def test_colour_is_for_terminals_that_want_it(repository, colour):
    """Broken: a terminal gets no colour, or one that refuses it does."""
    code = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"
    command = [sys.executable, "scripts/kata", "judge", "double", "wrong/squares"]
    environment = {**os.environ, "TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"})
    run = subprocess.run(
        [sys.executable, "-c", code, *command],
        cwd=repository.root,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Wrong Answer" in run.stdout
    assert ("\x1b[" in run.stdout) == colour


def test_watch_judges_after_every_save(repository):
    """Broken: WATCH=1 misses a save, or gives up when an editor removes the file for a moment."""
    path = repository.write("elsewhere/variant.py", solution("return -1"))
    watching = subprocess.Popen(
        [sys.executable, "scripts/kata", "judge", f"--file={path}", "--watch", "double"],
        cwd=repository.root,
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


ROW = ["a"] * 12
CUT_ROW = f"`{str(ROW)[:40]} ... (60 characters)`"
SHORT_RESULTS = {
    "a scalar": (True, False, "`True`, `False`"),
    "large boards": ([ROW, ROW], [ROW, [*ROW[:-1], "b"]], "at (1, 11): `'a'`, `'b'`"),
    "boards of two widths": ([ROW], [["a"]], f"at 0: {CUT_ROW}, `['a']`"),
    "lists of two lengths": ([1] * 20, [1], f"`{str([1] * 20)[:40]} ... (60 characters)`, `[1]`"),
    "long lists": ([1] * 20, [1] * 19 + [2], "at 19: `1`, `2`"),
    "no board": ([1] * 20, 3, f"`{str([1] * 20)[:40]} ... (60 characters)`, `3`"),
}


@pytest.mark.parametrize("name", SHORT_RESULTS)
def test_results_are_short_in_a_table(name):
    """Broken: the list of reports shows a truncated value twice, or fails on a shape."""
    answer, result, shown = SHORT_RESULTS[name]
    failure = Outcome(VerdictKind.WRONG, result=encode(result))
    case = Case(1, "small", "", b"", encode(answer))
    assert results_of(MINESWEEPER, failure, case) == shown


def test_results_in_any_order_are_not_compared_by_place():
    """Broken: the list of reports shows a place as wrong where any order is right."""
    case = Case(1, "small", "", b"", encode([[n] for n in range(20)]))
    failure = Outcome(VerdictKind.WRONG, result=encode([[n] for n in range(1, 21)]))
    assert results_of(find_problem("subsets"), failure, case).startswith("`[[0], [1], ")


def test_an_input_is_short_in_a_table():
    """Broken: the list of reported mistakes shows a large board, or hides a small one."""
    small, large = ([["E"]], [0, 0]), ([["E"] * 9] * 8, [0, 0])
    cases = [Case(5166, "small", "", encode(some), b"") for some in (small, large)]
    assert [input_of(MINESWEEPER, case) for case in cases] == [
        "`board = [['E']], click = [0, 0]`",
        "case 5,166: `board` (8 × 9), `click = [0, 0]`",
    ]
