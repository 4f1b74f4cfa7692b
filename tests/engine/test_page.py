"""The recording of steps, the pages made of them, and how these work in a browser."""

import json
import re

import pytest
from browser import BINARY, DRIVER, MISSING, REQUIRED, browser
from kata.cases.generate import cases_of
from kata.compare.facts import Facts, Rung
from kata.compare.report import Report, Time
from kata.data import to_data
from kata.page import runs
from kata.page.build import page
from kata.page.index import index
from kata.page.names import Wanted
from kata.page.runs import record
from kata.problem.find import find_problem
from kata.problem.solution import Solution
from kata.steps.changes import changes
from kata.steps.recording import STEPS, drawn
from kata.wire.limits import Limits
from tiny import ADDS, RULES, SPEC, Repository, solution

MINESWEEPER = find_problem("minesweeper")
CASES = cases_of(MINESWEEPER)
BYTES = 1 << 22
TIME = Time(seconds=1e-5, ratio=1, low=1, high=1, rank=1)
RUNGS = [Rung(10, 1e-6, 9e-7, 2e-6), Rung(100, 1e-5, 9e-6, 2e-5)]
FACTS = Facts(rank=1, growth=None, memory=None, lines=1, rungs=RUNGS)


def variant(path, body, before="", more=":"):
    """A solution of Minesweeper whose method has this body."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    method = f"    def updateBoard(self, board, click):\n{lines}\n"
    path.write_text(f"{before}class Solution{more}\n{method}")
    return Solution(MINESWEEPER, path)


def recorded(tmp_path, body, before="", patience=10):
    """The run of a solution with this body on the first example, and the lines of its steps."""
    made = variant(tmp_path / "variant.py", body, before)
    limits = Limits(case=patience, recursion=2000)
    run = record(made, [CASES[0]], BYTES, limits)[1]
    states = unpacked(run.steps)
    first = before.count("\n") + 2  # the line of the def
    return run, states, [state["f"][-1][1] - first for state in states]


def unpacked(recorded):
    """The states that the changes make, as the page makes them."""
    states = recorded[:1]
    for step in recorded[1:]:
        state = json.loads(json.dumps(states[-1]))
        for path, *change in step:
            inner = state
            for key in path[:-1]:
                inner = inner[key]
            if len(change) == 3:
                start, count, items = change
                inner[path[-1]][start : start + count] = items
            elif change:
                inner[path[-1]] = change[0]
            else:
                del inner[path[-1]]
        states.append(state)
    return states


def test_a_statement_is_one_step_and_a_loop_on_one_line_is_many(tmp_path):
    """Broken: the same solution has other steps on another version of Python."""
    body = (
        "squares = [\n    (i, j)\n    for i in range(3)\n    for j in range(3)\n]\n"
        "while squares: squares.pop()\nif (\n    any(True for row in board)\n    or click\n):\n"
        "    pass\nreturn [row for row in board]"
    )
    _, _, lines = recorded(tmp_path, body)
    assert lines == [1, *[6] * 9, 7, 11, 12, 12]


def test_the_last_change_is_kept(tmp_path):
    """Broken: what the last line of a function writes is not seen."""
    run, states, _ = recorded(tmp_path, "board[0][0] = 'B'")
    assert [state["e"] for state in states] == ["line", "return"]
    board = states[-1]["h"][str(states[-1]["a"][0][1])]
    assert states[-1]["h"][str(board[2][0][1])][2][0] == "B"
    assert run.word == "Wrong Answer"


def test_the_items_that_a_line_names_are_known(tmp_path):
    """Broken: the square that the code looks at is not outlined, or another one is."""
    _, states, _ = recorded(tmp_path, "row, column = click\nboard[row - 1][column] += ''")
    board = states[1]["h"][str(states[1]["a"][0][1])]
    assert [board[2][2][1], 0] in states[1]["o"]
    assert states[0]["o"] == []


@pytest.mark.parametrize(
    ("body", "word", "says"),
    [
        ("while True:\n    pass", "Time Limit Exceeded", "the limit is 1 s"),
        ("board[0][0] = 'X'\nwhile True: pass", "Time Limit Exceeded", "the limit is 1 s"),
        ("sum(iter(int, 1))", "Time Limit Exceeded", "the limit is 1 s"),
        ("x = 1\nreturn x[0]", "Runtime Error", "TypeError: 'int' object is not subscriptable"),
        ("import os\nos._exit(0)", "Runtime Error", "the process exited with status 0"),
        ("x = 1\nreturn {x}.__iter__()", "Wrong Answer", "returned a set_iterator, an iterator"),
        ("return self.updateBoard(board, click)", "Runtime Error", "RecursionError"),
        ("return (", "Runtime Error", "SyntaxError: '(' was never closed, line 3"),
    ],
)
def test_the_steps_of_a_failing_run_are_kept(tmp_path, body, word, says):
    """Broken: a wrong solution cannot be watched up to where it fails."""
    patience = 1 if word == "Time Limit Exceeded" else 10
    run, states, _ = recorded(tmp_path, body, patience=patience)
    assert states or "SyntaxError" in says
    assert run.word == word
    assert says in run.message


def test_steps_beyond_the_most_are_counted(tmp_path):
    """Broken: a long run is recorded without end, or its end is passed over in silence."""
    run, states, _ = recorded(tmp_path, "for i in range(4000):\n    i += 1\nreturn board")
    assert len(states) == STEPS
    assert run.left_out == 8003 - STEPS
    assert run.result


ANSWER = f"return {CASES[0].expected}"


@pytest.mark.parametrize("traced", ["while True: pass", "os._exit(0)", "raise MemoryError"])
def test_the_verdict_is_the_judges_whatever_the_recording_does(tmp_path, monkeypatch, traced):
    """Broken: a right solution that is slow, or dies, while it is recorded is marked as wrong."""
    monkeypatch.setattr(runs, "TRACED", 1, raising=False)
    body = f"import os, sys\nif sys.gettrace():\n    {traced}\n{ANSWER}"
    run, states, _ = recorded(tmp_path, body, patience=2)
    assert (run.word, run.message) == ("Accepted", "")
    assert run.result == drawn(CASES[0].expected)
    assert states
    assert run.stopped


def test_a_right_result_is_the_solutions_own(tmp_path):
    """Broken: where any order is right, a page shows the order of the answer."""
    queens = find_problem("n-queens")
    case = cases_of(queens)[0]
    path = tmp_path / "reversed.py"
    body = f"def solveNQueens(self, n):\n        return {case.expected[::-1]}"
    path.write_text(f"class Solution:\n    {body}")
    run = record(Solution(queens, path), [case], BYTES)[1]
    assert (run.word, run.message) == ("Accepted", "")
    assert run.result == drawn(case.expected[::-1]) != drawn(case.expected)


def test_recording_has_more_time_than_judging(tmp_path):
    """Broken: a right solution cannot be watched to its end, since recording it takes longer."""
    run, _, _ = recorded(tmp_path, f"for i in range(1_500_000):\n    i += 1\n{ANSWER}", patience=2)
    assert (run.word, run.stopped, len(run.steps) + run.left_out) == ("Accepted", False, 3_000_003)


@pytest.mark.parametrize(
    ("body", "left_out", "is_cut"),
    [
        ("for i in range(4000):\n    i += 1\nreturn 1 / 0", 8003 - STEPS, False),
        ("i = 0\nwhile True:\n    i += 1", STEPS, True),
        ("for i in range(4000):\n    i += 1\nimport os\nos._exit(0)", 1, True),
    ],
    ids=["an exception", "a loop without end", "the end of the process"],
)
def test_steps_left_out_are_counted_however_a_run_ends(tmp_path, body, left_out, is_cut):
    """Broken: the part of a long run that was recorded is taken for the whole of it."""
    run, states, _ = recorded(tmp_path, body, patience=2)
    assert len(states) == STEPS
    assert run.left_out >= left_out if is_cut else run.left_out == left_out
    assert run.stopped == is_cut


def test_values_are_read_without_running_anything(tmp_path):
    """Broken: recording uses up an iterator, runs code of a solution, or never ends on a cycle."""
    hostile = (
        "class Hostile(list):\n    __slots__ = ('x',)\n    def __iter__(self): 1 / 0\n"
        "    def __repr__(self): 1 / 0\n    def __len__(self): 1 / 0\n    __hash__ = None\n"
    )
    body = (
        "squares = iter([1, 2])\nlazy = (n for n in [3])\nobject = Hostile([4])\n"
        "cycle = [5]\ncycle.append(cycle)\nlarge = 1 << 10 ** 6\nendless = -float('inf')\n"
        "return [[str([*squares, *lazy])]]"
    )
    run, states, _ = recorded(tmp_path, body, hostile)
    assert run.result.h[1][2] == ["[1, 2, 3]"]
    names = states[-1]["f"][-1][2]
    assert names["squares"] == ["other", "list_iterator"]
    assert names["lazy"] == ["other", "generator"]
    assert names["large"] == ["int", "a number of 1,000,001 bits"]
    assert states[-1]["h"][str(names["object"][1])][2] == [4]
    assert states[-1]["h"][str(names["cycle"][1])][2] == [5, names["cycle"]]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ([1, [2, 3]], [True, [2, 3]]),
        ({"a": [1, 2, 3]}, {"a": [2, 3, 4, 5], "b": None}),
        ({"a": {"b": 1}, "c": 2}, {"a": {"b": [1]}}),
        ([[0, 0], [0, 0]], [[0, 0], [0, 1]]),
    ],
)
def test_changes_make_the_new_of_the_old(old, new):
    """Broken: a step on the page is not the one that was recorded."""
    made = unpacked([{"x": old}, list(changes({"x": old}, {"x": new}))])[-1]
    assert json.dumps(made) == json.dumps({"x": new})


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    return Repository(tmp_path_factory.mktemp("repository"))


def test_make_page_writes_pages_and_an_index(repository):
    """Broken: a page or the index is missing, or their paths are not printed."""
    run = repository.kata("page")
    assert run.stdout.splitlines() == ["build/double.html", "build/index.html"], run.stderr
    assert 'href="double.html"' in (repository.root / "build/index.html").read_text()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--case=1"], "S= and CASE= are about one problem; name it: P=<problem>"),
        (["double", "--case=900"], "CASE=900: no such case"),
        (["double", "halves"], "double has no solution 'halves'; it has: adds"),
        (["double", "--file=nowhere.py"], "FILE=nowhere.py: no such file"),
        (
            ["--file=Makefile"],
            "FILE=Makefile: no Python solution in it; name the problem",
        ),
    ],
)
def test_a_mistaken_call_is_told_in_one_line(repository, options, says):
    """Broken: a typing mistake ends in a traceback, or in a page of something else."""
    run = repository.kata("page", *options)
    assert run.returncode == 2
    assert run.stderr.startswith(f"page: {says}")
    assert run.stderr.count("\n") == 1


def test_a_report_that_is_none_does_not_stop_a_page(repository):
    """Broken: any JSON file in build/ ends in a traceback."""
    path = repository.write("build/other.json", "[1]")
    run = repository.kata("page", "double")
    path.unlink()
    assert run.returncode == 0
    assert run.stderr.startswith("page: build/other.json is not a report of make compare")


def test_a_page_shows_what_there_is(repository):
    """Broken: a file in progress, or one that cannot be written out, ends in a traceback."""
    repository.write("problems/double/solutions/begun.py", "class Solution:\n    def double(")
    repository.write("problems/double/wrong/odd.py", solution('raise ValueError("\\ud800")'))
    repository.write("build/old.html", '<script id="entry">{"title": "Old"}</script>')
    run = repository.kata("page", "double")
    assert (run.returncode, run.stderr) == (0, "")
    assert "SyntaxError" in (repository.root / "build/double.html").read_text()


def test_an_accepted_file_from_elsewhere_is_no_mistake(repository):
    """Broken: `make page FILE=` lists an accepted file among the mistakes."""
    path = repository.write("elsewhere/mine.py", ADDS)
    run = repository.kata("page", f"--file={path}", "double")
    assert run.returncode == 0, run.stderr
    page = (repository.root / "build/double.mine.py-adds.html").read_text()
    assert '"wrong":true' not in page
    assert '"left":"mine.py"' in page


def test_a_page_names_no_folder(repository):
    """Broken: a page that is published tells where its files lie; or two files look like one."""
    one, two = (repository.write(f"{name}/mine.py", ADDS) for name in ("one", "two"))
    report = Report(
        rounds=1,
        workloads={"plain": {str(one): TIME}},
        missing={"plain": {str(two): "x"}},
        solutions={str(one): FACTS},
        rejected={str(two): "x"},
    )
    measured = {"problems": {"double": to_data(report)}}
    path = repository.write("build/report.json", json.dumps(measured))
    run = repository.kata("page", f"--file={repository.root}/[ot][nw][eo]/mine.py")
    path.unlink()
    assert run.stdout.startswith("build/double.one-mine.py-two-mine.py.html\n"), run.stderr
    text = (repository.root / "build/double.one-mine.py-two-mine.py.html").read_text()
    assert str(repository.root) not in text
    assert '"left":"one/mine.py","right":"two/mine.py"' in text
    assert '"plain":{"mine.py":' in text
    assert '"solutions":{"mine.py":' in text


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (["--case=3"], "double.case-3"),
        (["--case=the largest", "adds"], "double.case-112.adds"),
        (["wrong/squares,adds", "--case=3"], "double.case-3.squares-adds"),
        (["wrong/adds,adds"], "double.wrong-adds-adds"),
        (["--case=number = 7"], "double.case-number-7-"),
        ([f"--case=number = 0x{7:0200}"], "double.case-number-0x000"),
        (["--file=elsewhere/½ a <b>:\n.py"], "double.a-b-.py-adds-"),
        ([f"--file=elsewhere/{'long' * 50}.py"], "double.longlong"),
    ],
    ids=lambda value: value[0][:20] if isinstance(value, list) else "",
)
def test_a_part_of_a_page_has_a_file_of_its_own(repository, options, name):
    """Broken: a page of one case replaces the full one, or has a name that no disk takes."""
    for file in "½ a <b>:\n.py", f"{'long' * 50}.py":
        repository.write(f"elsewhere/{file}", ADDS)
    repository.write("problems/double/wrong/adds.py", ADDS.replace("+", "-"))
    full = repository.write("build/double.html", "the full page")
    run = repository.kata("page", "double", *options)
    assert run.returncode == 0, run.stderr
    path, where = run.stdout.splitlines()
    assert re.fullmatch(rf"build/{re.escape(name)}[\w.-]*\.html", path, re.ASCII)
    assert len(path) < 100
    assert where == "build/index.html"
    assert full.read_text() == "the full page"
    assert "double" not in (repository.root / "build/index.html").read_text()


@pytest.fixture
def three(tmp_path):
    """A repository with two problems that look alike, and one that is only begun."""
    made = Repository(tmp_path)
    for name, text in ("README.md", SPEC), ("problem.py", RULES), ("solutions/adds.py", ADDS):
        made.write(f"problems/twice/{name}", text)
    made.write("problems/begun/problem.py", "")
    return made


def test_a_problem_that_is_only_begun_stops_no_other_page(three):
    """Broken: one unfinished folder and no page is built, or it is left out in silence."""
    three.change("problems/twice/problem.py", "2 * number", "3 * number")
    run = three.kata("page")
    assert run.returncode == 1
    assert run.stdout.splitlines() == ["build/double.html", "build/index.html"]
    begun, twice = run.stderr.splitlines()
    assert begun.startswith("page: begun is left out: begun has no solution yet; make new P=begun")
    assert twice.startswith("page: twice is left out: problems/twice/README.md:11: documented")


def test_a_file_shows_which_problem_it_solves(three):
    """Broken: `make page FILE=` needs P=, or shows a file as a solution of some other problem."""
    (three.root / "problems/begun/problem.py").unlink()
    (three.root / "problems/begun").rmdir()
    path = three.write("elsewhere/mine.py", ADDS)
    several = three.kata("page", f"--file={path}")
    assert several.returncode == 2
    says = f"page: FILE={path}: may solve double, twice; say which one: P=<problem>\n"
    assert several.stderr == says
    path = three.write("double/mine.py", ADDS)
    run = three.kata("page", f"--file={path}", "--case=3")
    assert run.stdout.startswith("build/double.case-3.mine.py-adds.html\n"), run.stderr


# ---- In a browser ----

CHROME = pytest.mark.skipif(not (DRIVER and BINARY) and not REQUIRED, reason=MISSING)
BOARD = """return [...document.querySelectorAll(`#${arguments[0]} .board .grid tr`)]
    .map(row => [...row.children].map(cell => cell.textContent))"""


@pytest.fixture(scope="module")
def chrome(tmp_path_factory):
    if not (DRIVER and BINARY):
        pytest.fail(MISSING, pytrace=False)
    with browser(tmp_path_factory.mktemp("profile")) as found:
        yield found


def built(tmp_path, slug, *names, case=1, report=None):
    """The page of a problem with these solutions on one case, as a file."""
    problem = find_problem(slug)
    solutions = tuple(map(problem.solution, names)) or tuple(problem.solutions[:2])
    return written(tmp_path / f"{slug}.html", solutions, case, report)


def written(path, solutions, case=1, report=None):
    """The page of these solutions on one case of their problem, as a file."""
    problem = solutions[0].problem
    cases = cases_of(problem)
    wanted = Wanted(solutions, cases[case - 1] if case else None)
    path.write_text(page(problem, cases, wanted, report), encoding="utf-8")
    return path


def require_quiet(chrome, path):
    """Nothing was logged, and nothing requested but the page itself."""
    assert chrome.logged("browser") == []
    assert set(chrome.requested()) == {path.as_uri()}


@CHROME
@pytest.mark.parametrize(
    "slug",
    "minesweeper spiral-matrix-iv binary-tree-level-order-traversal design-tic-tac-toe"
    " clone-graph knight-probability-in-chessboard n-queens".split(),
)
def test_a_page_works_from_disk_alone(chrome, tmp_path, slug):
    """Broken: a page logs an error, asks for something elsewhere, or is wider than a telephone."""
    path = built(tmp_path, slug, case=None)
    assert path.stat().st_size < 1_000_000
    for width, scheme in (1200, "light"), (390, "dark"):
        chrome.show(width, 800, scheme)
        chrome.open(path)
        chrome.press("End")
        assert chrome.run("return sides.left.step") == chrome.run("return size(sides.left) - 1")
        assert chrome.run("return document.documentElement.scrollWidth") <= width
        require_quiet(chrome, path)


@CHROME
def test_a_whole_run_ends_with_the_answer_on_both_sides(chrome, tmp_path):
    """Broken: the board on the page is not the one that the solution has at that step."""
    path = built(tmp_path, "minesweeper", "bfs", "dfs")
    (board, _), answer = CASES[0].values, CASES[0].expected
    chrome.open(path)
    assert chrome.run(BOARD, "left-side") == chrome.run(BOARD, "right-side") == board
    chrome.run("for (let i = end(); i > 0; i--) byId('forward').click()")
    assert chrome.run(BOARD, "left-side") == chrome.run(BOARD, "right-side") == answer
    chrome.press("Home", "m")
    for count in range(1, 19):
        chrome.press("ArrowRight")
        for side in "left-side", "right-side":
            shown = chrome.run(BOARD, side)
            squares = [(i, j) for i in range(4) for j in range(5) if shown[i][j] != board[i][j]]
            assert len(squares) == count
            assert all(shown[i][j] == answer[i][j] for i, j in squares)
    require_quiet(chrome, path)


@CHROME
def test_a_page_opens_where_the_results_come_apart(chrome, tmp_path):
    """Broken: the difference has to be searched for, or what is expected is not shown."""
    path = built(tmp_path, "minesweeper", "wrong/four_directions", "bfs", case=5166)
    chrome.open(path)
    said = chrome.run("return document.getElementById('difference').innerText")
    assert said.startswith("The results differ at (1, 1): 'E' on the left, '2' on the right.")
    changed = "return document.querySelector('#right-side .board .changed').textContent"
    assert chrome.run(changed) == "2"
    wrong = (
        "return [...document.querySelectorAll('#left-side .result .wrong')].map(x => x.innerText)"
    )
    assert chrome.run(wrong) == ["E"]
    chrome.press("Home", "d")
    assert chrome.run(changed) == "2"
    require_quiet(chrome, path)


@CHROME
def test_a_recording_that_ends_early_says_so(chrome, tmp_path, monkeypatch):
    """Broken: an Accepted solution is marked as wrong, or a part of a run is taken for all."""
    monkeypatch.setattr(runs, "TRACED", 1, raising=False)
    hangs = variant(tmp_path / "hangs.py", f"import sys\nwhile sys.gettrace():\n    1\n{ANSWER}")
    endless = variant(tmp_path / "endless.py", "while True:\n    1")
    path = written(tmp_path / "page.html", (hangs, endless))
    chrome.open(path)
    chrome.press("End")
    verdicts = "return [...document.querySelectorAll('.verdict')].map(x => x.innerText)"
    assert chrome.run(verdicts) == ["✓ Accepted", "✗ Time Limit Exceeded"]
    counts = chrome.run("return document.getElementById('counts').innerText")
    assert re.search(r"steps\s+over [\d,]{5,}\s+over [\d,]{5,}", counts)
    assert re.search(r"writes\s+at least \d", counts)
    for side in "left-side", "right-side":
        said = chrome.run(f"return document.querySelector('#{side} .now').innerText")
        assert re.match(r"Step [\d,]+ of over [\d,]+: updateBoard, line \d is next. Rec", said)
        assert re.search(r"Recording stopped after [\d,]+ of over [\d,]+ steps\.$", said)
    require_quiet(chrome, path)


@CHROME
@pytest.mark.parametrize(
    ("slug", "size"),
    [("spiral-matrix-iv", 100_000), ("binary-tree-level-order-traversal", 2000)],
    ids=["list", "tree"],
)
def test_nodes_that_are_not_shown_are_told_of(chrome, tmp_path, slug, size):
    """Broken: a list of 100,000 nodes, or a large tree, ends after 300 without a word."""
    cases = cases_of(find_problem(slug))
    largest = max(range(len(cases)), key=lambda i: len(cases.arguments[i]))
    path = built(tmp_path, slug, case=largest + 1)
    chrome.open(path)
    text = chrome.run("return document.getElementById('input').innerText")
    assert re.search(rf"… \d+ of {size:,} nodes are shown", text)
    text = chrome.run("return document.querySelector('#left-side .state').innerText")
    assert re.search(r"… \d+ nodes are shown", text)
    require_quiet(chrome, path)


@CHROME
def test_what_fails_only_after_other_calls_is_said_to(chrome, tmp_path):
    """Broken: a mistake that passes alone is marked as right without a word."""
    body = "self.calls.append(1)\nreturn len(self.calls) < 9 and super().updateBoard(board, click)"
    before = MINESWEEPER.solution("bfs").source.replace("Solution", "Right")
    stateful = variant(tmp_path / "stateful.py", body, f"{before}\n", "(Right):\n    calls = []")
    path = written(tmp_path / "page.html", (stateful, MINESWEEPER.solution("bfs")), case=9)
    chrome.open(path)
    assert chrome.run("return document.querySelector('.verdict').innerText") == "✓ Accepted"
    result = chrome.run("return document.querySelector('.result').innerText")
    assert "The judge saw this fail after other calls, which left something behind." in result
    require_quiet(chrome, path)


@CHROME
def test_keys_and_lines_lead_through_calls(chrome, tmp_path):
    """Broken: one cannot step over a call or out of it, or run to a line."""
    path = built(tmp_path, "minesweeper", "dfs", "bfs")
    chrome.open(path)
    depth = "return sides.left.run.states[sides.left.step].d"
    line = (
        MINESWEEPER.solution("dfs")
        .source.splitlines()
        .index("                    self.reveal(board, i, j)")
    )
    click = f"document.querySelectorAll('#left-side .line')[{line}].click()"
    chrome.run(click)
    assert chrome.run("return document.querySelector('#left-side .next').textContent").endswith(
        "self.reveal(board, i, j)"
    )
    assert chrome.run(depth) == 2
    chrome.press("ArrowRight")
    assert chrome.run(depth) == 3
    chrome.press("u")
    assert chrome.run(depth) == 2
    require_quiet(chrome, path)


@CHROME
def test_html_in_a_solution_is_shown_as_text(chrome, tmp_path):
    """Broken: a solution's source or value runs as part of the page."""
    evil = "</script><script>document.title = 'run'</script><img src=x onerror=alert(1)>"
    source = tmp_path / "evil.py"
    source.write_text(
        f'"""{evil}"""\nclass Solution:\n    def updateBoard(self, board, click):\n'
        f'        text = "{evil}"\n        board[0][0] = text\n        return board\n'
    )
    both = Solution(MINESWEEPER, source), MINESWEEPER.solution("bfs")
    path = written(tmp_path / "page.html", both)
    chrome.open(path)
    chrome.press("End")
    assert chrome.run("return document.title") == "Minesweeper · Katas"
    assert chrome.run("return document.querySelectorAll('img, script').length") == 3
    assert chrome.run(BOARD, "left-side")[0][0] == evil
    require_quiet(chrome, path)


@CHROME
def test_a_report_is_shown_as_a_chart_and_a_table(chrome, tmp_path):
    """Broken: what was compared is not on the page, or not readable in both colour schemes."""
    report = Report(
        rounds=1,
        workloads={"open 50": {"bfs": TIME, "dfs": TIME}},
        solutions={"bfs": FACTS, "dfs": FACTS},
        ladder="open",
        rejected={},
    )
    path = built(tmp_path, "minesweeper", "bfs", "dfs", report=report)
    colours = set()
    for scheme in "light", "dark":
        chrome.show(1200, 800, scheme)
        chrome.open(path)
        assert chrome.run("return document.querySelectorAll('.chart .series').length") == 2
        assert "10 µs · 1.00×" in chrome.run("return document.getElementById('times').innerText")
        colours.add(chrome.run("return getComputedStyle(document.body).backgroundColor"))
    assert len(colours) == 2
    require_quiet(chrome, path)


@CHROME
def test_the_index_is_searched_by_name(chrome, tmp_path):
    """Broken: the index lacks a page, its picture, or a reported mistake, or finds nothing."""
    for slug in "minesweeper", "set-matrix-zeroes":
        built(tmp_path, slug)
    path = tmp_path / "index.html"
    path.write_text(index(tmp_path), encoding="utf-8")
    chrome.open(path)
    assert chrome.run("return document.querySelectorAll('.picture .grid').length") == 2
    assert "LeetCode-Feedback #7198" in chrome.run("return document.body.innerText")
    chrome.run(
        "const s = document.getElementById('search'); s.value = 'mine';"
        " s.dispatchEvent(new Event('input'))"
    )
    shown = chrome.run(
        "return [...document.querySelectorAll('.card')].filter(c => !c.hidden).map(c => c.id)"
    )
    assert shown == ["minesweeper"]
    assert re.match(r"1 of 2", chrome.run("return document.getElementById('found').textContent"))
    require_quiet(chrome, path)
