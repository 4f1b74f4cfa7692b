"""The recording of steps, the pages made of them, and how these work in a browser."""

import json
import re
from dataclasses import replace
from itertools import product

import pytest
from decode import decoded
from kata import paths
from kata.cases.generate import cases_of, typed
from kata.compare.comparison import Report, Time
from kata.compare.facts import Facts
from kata.data import to_data
from kata.judge.model import Outcome, VerdictKind
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.watch.page import recordings
from kata.watch.page.cases import CALLS, shown_case
from kata.watch.page.plan import MOST_STEPS, Plan
from kata.watch.page.recordings import record, recorded_on
from kata.watch.steps.recording import drawn
from kata.watch.steps.run import COUNTED
from kata.wire.limits import Limits
from tiny import ADDS, RULES, SPEC, SQUARES, Repository, solution

MINESWEEPER = find_problem("minesweeper")
CASES = cases_of(MINESWEEPER)
RIGHT = MINESWEEPER.solution("dfs")
HOME = ["build/mistakes.js", "build/index.html"]
TIME = Time(seconds=1e-5, ratio=1, low=1, high=1, rank=1)
FACTS = Facts(rank=1, growth=None, memory=None, lines=1, rungs=[])


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
    run = record(made, [CASES[0]], limits=limits)[1]
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


def test_the_items_that_a_line_names_are_known(tmp_path):
    """Broken: the square that the code looks at is not outlined, or another one is."""
    _, states, _ = recorded(tmp_path, "row, column = click\nboard[row - 1][column] += ''")
    board = states[1]["h"][str(states[1]["a"][0][1])]
    assert [board[2][2][1], 0] in states[1]["o"]
    assert states[0]["o"] == []
    _, states, _ = recorded(tmp_path, "board[len(board) - 1]; (lambda k: board[k])(0)")
    number = states[0]["a"][0][1]
    assert states[0]["o"] == []  # two statements, of which either may be meant
    _, states, _ = recorded(tmp_path, "last = board[len(board) - 1], [board[k] for k in (0, 1)]")
    assert states[0]["o"] == [[number, len(states[0]["h"][str(number)][2]) - 1]]


@pytest.mark.parametrize(
    ("body", "word", "says"),
    [
        ("while True:\n    pass", "Time Limit Exceeded", "the limit is 1 s"),
        ("board[0][0] = 'X'\nwhile True: pass", "Time Limit Exceeded", "the limit is 1 s"),
        ("sum(iter(int, 1))", "Time Limit Exceeded", "the limit is 1 s"),
        ("x = 1\nreturn x[0]", "Runtime Error", "TypeError: 'int' object is not subscriptable"),
        ("import os\nos._exit(0)", "Runtime Error", "the process exited with status 0"),
        ("x = 1\nreturn {x}.__iter__()", "Wrong Answer", "the result[0] is 1 (int), want List"),
        ("return self.updateBoard(board, click)", "Runtime Error", "RecursionError"),
        ("return (", "Runtime Error", "SyntaxError: '(' was never closed"),
    ],
)
def test_the_steps_of_a_failing_run_are_kept(tmp_path, body, word, says):
    """Broken: a wrong solution cannot be watched up to where it fails."""
    patience = 1 if word == "Time Limit Exceeded" else 10
    run, states, _ = recorded(tmp_path, body, patience=patience)
    assert states or "SyntaxError" in says
    assert run.word == word
    assert says in run.message


ANSWER = f"return {CASES[0].expected}"


@pytest.mark.parametrize("traced", ["while True: pass", "os._exit(0)", "raise MemoryError"])
def test_the_verdict_is_the_judges_whatever_the_recording_does(tmp_path, monkeypatch, traced):
    """Broken: a right solution that is slow, or dies, while it is recorded is marked as wrong."""
    monkeypatch.setattr(recordings, "TRACED", 1, raising=False)
    body = f"import os, sys\nif sys.gettrace():\n    {traced}\n{ANSWER}"
    run, states, _ = recorded(tmp_path, body, patience=2)
    assert (run.word, run.message) == ("Accepted", "")
    assert run.result == drawn(CASES[0].expected)
    assert states
    assert run.stopped


FORGED = [["@", "x"], ["list", "list"], None, 5, [[]], {"1": ["x", "nope", 5]}]


def test_steps_that_make_no_sense_are_left_out(tmp_path, monkeypatch):
    """Broken: a solution that sends steps of its own ends the building of the page."""
    monkeypatch.delenv("PYTEST_CURRENT_TEST")  # else what fails on such steps would be raised
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    made = variant(tmp_path / "variant.py", ANSWER)
    (true,) = recordings._recordings(made, [CASES[0]])
    plan = Plan(MINESWEEPER, {made: "mine", RIGHT: "dfs"}, [], [CASES[0]], CASES, is_part=True)
    outcome = Outcome(VerdictKind.WRONG, case=CASES[0], result=CASES[0].answer)
    runs = {"dfs": record(RIGHT, [CASES[0]])[1]}
    kept = set()
    for change in ([[key], value] for key, value in product("vdfah", FORGED)):
        steps = [*true.steps, [change]]
        run = recordings._shown(made, CASES[0], outcome, replace(true, steps=steps))
        assert recorded_on(shown_case(MINESWEEPER, CASES[0], ""), plan, runs | {"mine": run})
        kept.add(len(run.steps))
    assert kept == {0, len(true.steps) + 1}


def test_a_right_result_is_the_solutions_own(tmp_path):
    """Broken: where any order is right, a page shows the order of the answer."""
    queens = find_problem("n-queens")
    case = cases_of(queens)[0]
    path = tmp_path / "reversed.py"
    body = f"def solveNQueens(self, n):\n        return {case.expected[::-1]}"
    path.write_text(f"class Solution:\n    {body}")
    run = record(Solution(queens, path), [case])[1]
    assert (run.word, run.message) == ("Accepted", "")
    assert run.result == drawn(case.expected[::-1]) != drawn(case.expected)


def test_what_only_the_judge_sees_is_not_drawn():
    """Broken: a page shows an argument that the solution does not have."""
    problem = find_problem("reorder-list")
    run = record(problem.solutions[0], [cases_of(problem)[0]])[1]
    assert {len(state["a"]) for state in unpacked(run.steps)} == {1}


def test_the_rest_of_a_long_run_is_not_traced(tmp_path):
    """Broken: a page waits for millions of steps that it only counts."""
    body = "for i in range(60_000):\n    i += 1\nimport sys\nassert not sys.gettrace()\n"
    run, _, _ = recorded(tmp_path, body + ANSWER)
    assert (run.word, run.stopped) == ("Accepted", True)
    assert len(run.steps) + run.left_out == COUNTED


@pytest.mark.parametrize(
    ("body", "left_out", "is_cut"),
    [
        ("for i in range(4000):\n    i += 1\nreturn board", 8003 - MOST_STEPS, False),
        ("for i in range(4000):\n    i += 1\nreturn 1 / 0", 8003 - MOST_STEPS, False),
        ("i = 0\nwhile True:\n    i += 1", MOST_STEPS, True),
        ("for i in range(4000):\n    i += 1\nimport os\nos._exit(0)", 1, True),
    ],
    ids=["a result", "an exception", "a loop without end", "the end of the process"],
)
def test_steps_left_out_are_counted_however_a_run_ends(tmp_path, body, left_out, is_cut):
    """Broken: the part of a long run that was recorded is taken for the whole of it."""
    run, states, _ = recorded(tmp_path, body, patience=6)
    assert len(states) == MOST_STEPS
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
    ((_, inner),) = run.result.h[run.result.v[1]][2]
    assert run.result.h[inner][2] == ["[1, 2, 3]"]
    names = states[-1]["f"][-1][2]
    assert names["squares"] == ["other", "list_iterator"]
    assert names["lazy"] == ["other", "generator"]
    assert names["large"] == ["int", "a number of 1,000,001 bits"]
    assert states[-1]["h"][str(names["object"][1])][2] == [4]
    assert states[-1]["h"][str(names["cycle"][1])][2] == [5, names["cycle"]]


@pytest.fixture(scope="module")
def repository(tmp_path_factory):
    return Repository(tmp_path_factory.mktemp("repository"))


def test_make_page_writes_pages_and_an_index(repository):
    """Broken: a page is missing, its path is not printed, or any JSON file ends in a traceback."""
    path = repository.write("build/other.json", "[1]")
    run = repository.kata("page")
    path.unlink()
    assert run.stderr.startswith("page: build/other.json is not a report of make compare")
    assert run.stdout.splitlines() == ["build/double.html", *HOME], run.stderr
    assert 'href="double.html"' in (repository.root / "build/index.html").read_text()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--case=1"], "S= and CASE= are about one problem; name it: P=<problem>"),
        (["double", "--case=900"], "CASE=900: no such case"),
        (["double", "halves"], "double has no solution 'halves'; it has: adds"),
        (["double", "--file=nowhere.py"], "nowhere.py: no such file"),
    ],
)
def test_a_mistaken_call_is_told_in_one_line(repository, options, says):
    """Broken: a typing mistake ends in a traceback, or in a page of something else."""
    run = repository.kata("page", *options)
    assert run.returncode == 2
    assert run.stderr.startswith(f"page: {says}")
    assert run.stderr.count("\n") == 1


def test_a_page_shows_what_there_is(repository):
    """Broken: a file in progress, or one that cannot be written out, ends in a traceback."""
    repository.write("problems/double/solutions/begun.py", "class Solution:\n    def double(")
    repository.write("problems/double/wrong/odd.py", solution('raise ValueError("\\ud800")'))
    repository.write("build/old.html", '<script id="entry">{"title": "Old"}</script>')
    _, cases = paged(repository, "begun,adds", "--case=1")
    assert "SyntaxError" in cases["1"]["runs"]["begun"]["message"]


def test_a_page_names_no_folder(repository):
    """Broken: a page that is published tells where its files lie; or two files look like one."""
    one, two = (repository.write(f"{name}/mine.py", ADDS) for name in ("one", "two"))
    report = Report(
        rounds=1,
        workloads={"plain": {str(one): TIME}},
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
    assert '"wrong":true' not in text  # both are accepted
    assert '<th scope="row">mine.py</th><td>10.0 µs · 1.00×</td>' in text


@pytest.mark.parametrize(
    ("options", "name"),
    [
        (["--case=3"], "double.case-3"),
        (["--case=the largest", "adds"], "double.case-95.adds"),
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
    path, *where = run.stdout.splitlines()
    assert re.fullmatch(rf"build/{re.escape(name)}[\w.-]*\.html", path, re.ASCII)
    assert len(path) < 100
    assert where == HOME
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
    assert run.stdout.splitlines() == ["build/double.html", *HOME]
    begun, twice = run.stderr.splitlines()
    assert begun.startswith("page: begun is left out: begun is not finished: ")
    assert twice.startswith("page: twice is left out: problems/twice/README.md:11: documented")


def test_a_file_shows_which_problem_it_solves(three):
    """Broken: `make page FILE=` needs P=, or shows a file as a solution of some other problem."""
    (three.root / "problems/begun/problem.py").unlink()
    (three.root / "problems/begun").rmdir()
    path = three.write("elsewhere/mine.py", ADDS)
    several = three.kata("page", f"--file={path}")
    assert several.returncode == 2
    says = f"page: {path}: may solve double, twice; say which one: P=<problem>\n"
    assert several.stderr == says
    path = three.write("double/mine.py", ADDS)
    run = three.kata("page", f"--file={path}", "--case=3")
    assert run.stdout.startswith("build/double.case-3.mine.py-adds.html\n"), run.stderr


def paged(made, *options):
    """The data of a page of the tiny problem, and what it holds of the runs."""
    run = made.kata("page", "double", *options)
    assert run.returncode == 0, run.stderr
    return decoded((made.root / run.stdout.splitlines()[0]).read_text())


@pytest.fixture
def telling(tmp_path):
    """A problem with two techniques, variants of one, and a mistake that LeetCode accepts."""
    made = Repository(tmp_path)
    folder = "problems/double"
    made.write(f"{folder}/solutions/adds_twice.py", ADDS)
    made.write(f"{folder}/solutions/shifts.py", solution("shift = 1\nreturn number << shift"))
    made.write(f"{folder}/wrong/shifts_far.py", solution("shift = 2\nreturn number << shift"))
    return made


def test_what_leetcode_accepts_is_on_the_home_page(telling):
    """Broken: a mistake that was reported is not on the home page, or one that is gone still is."""
    home, mistakes = telling.root / "build/index.html", telling.root / "build/mistakes.js"
    path = telling.root / "problems/double/wrong/shifts_far.py"
    source = path.read_text()
    path.write_text(f'{source}\nREPORTED = "LeetCode-Feedback #12"\n')
    run = telling.kata("page", "double")
    assert run.stdout.splitlines()[1:] == HOME, run.stderr
    assert "LeetCode accepted 1 wrong solution<" in home.read_text()
    assert "LeetCode-Feedback/issues/12" in mistakes.read_text()
    path.write_text(source)
    telling.kata("page", "double")
    assert "LeetCode accepted 1" not in home.read_text()
    assert "issues/12" not in mistakes.read_text()


def test_a_page_is_built_again_only_if_something_has_changed(telling):
    """Broken: publishing takes an hour for one solution, or a page shows an old one."""
    page = telling.root / "build/double.html"
    telling.kata("page", "double")
    page.write_text("as it was" + page.read_text())
    telling.kata("page", "double")
    assert page.read_text().startswith("as it was")
    for path in "problems/double/solutions/adds.py", "scripts/kata/watch/page/templates/page.css":
        telling.write(path, (telling.whole() / path).read_text() + "\n")
        telling.kata("page", "double")
        assert not page.read_text().startswith("as it was")
        page.write_text("as it was" + page.read_text())


def test_pages_of_two_versions_lie_in_one_folder(telling):
    """Broken: a page that is built anew breaks those beside it, or old scripts pile up."""
    build = telling.root / "build"

    def loaded(page):
        return {*re.findall(r'(?:href|src)="([\w-]+[.](?:css|js))"', (build / page).read_text())}

    def beside():
        return {path.name for path in build.iterdir() if re.search(r"-\w{8}[.]", path.name)}

    telling.kata("page", "double")
    style = "scripts/kata/watch/page/templates/page.css"
    telling.write(style, (telling.whole() / style).read_text() + "\n")
    old, _ = loaded("double.html"), telling.kata("page", "double", "adds,shifts")
    new, home = loaded("double.adds-shifts.html"), loaded("index.html")
    assert (len(old), len(new), len(home), len(old & new)) == (2, 2, 2, 1)  # one script for both
    assert beside() == old | new | home
    telling.kata("page", "double")
    assert loaded("double.html") == new
    assert beside() == new | home


def test_a_page_leads_only_to_pages_that_there_are(three):
    """Broken: the problem before or after leads to a file that nobody has built."""
    (three.root / "problems/begun/problem.py").unlink()
    (three.root / "problems/begun").rmdir()
    three.kata("page", "double")
    page = three.root / "build/double.html"
    assert 'href="twice.html"' not in page.read_text()
    three.kata("page")
    assert 'rel="next" href="twice.html"' in page.read_text()


TRACED = '''"""Counts to the number, and counts on.

    total = 1 + 1 + ...

For number = 2:

    i  steps  total  last
    0  0      0      None
    1  1      1      -
    0  2      3      1     the second `round`
    return 4  twice 2

It ends.
Level: 2
From: adds; adding is
  too easy & quick, so count
Ask: How far?
Beware: wrong/squares
Time: O(n)
Space: O(1)
"""


class Solution:
    def double(self, number):
        total = steps = 0
        for _ in range(2):
            for i in range(number):
                steps += 1
                total += i
        return total
'''


def test_learn_tells_where_a_solution_comes_from_and_shows_its_trace(telling):
    """Broken: a fact stands in the prose, or one is asked for what one sees in a trace anyway."""
    telling.write("problems/double/solutions/counts.py", TRACED)
    telling.write("problems/double/wrong/squares.py", SQUARES)
    assert telling.kata("page", "double").returncode == 0
    html = (telling.root / "build/double.html").read_text()
    _, entry = html.split('data-name="counts"')
    entry, _, after = entry.partition('<dl class="facts">')
    came_from = (
        'From <a href="#learn=adds">Adds the number to itself</a>:'
        " adding is too easy &amp; quick, <b>so count</b>."
    )
    told = ["O(n)<", "Think first:</b> How far?", came_from, "total = 1 + 1", "It ends."]
    assert [*map(entry.index, told)] == sorted(map(entry.index, told))
    assert after.index("Beware") < after.index('data-name="wrong/squares"')
    assert 'id="learn=adds"' in html
    assert not re.search(r"(?:Level|From|Ask|Time|Space):\s*\w", re.sub("<.*?>", "", entry[500:]))
    rows = [re.findall(r"<t[dh](.*?)>(.*?)</t[dh]>", row) for row in entry.split("<tr>")[1:]]
    assert [[re.sub(r"<.*?>", "", text) for _, text in row] for row in rows] == [
        ["i", "steps", "total", "last", ""],
        ["0", "0", "0", "None", ""],
        ["1", "1", "1", "", ""],
        ["0", "2", "3", "1", "the second round"],
        ["return 4", "twice 2"],
    ]
    changed = [text for row in rows for more, text in row if "data-changed" in more]
    assert changed == ["<code>1</code>", "<code>3</code>", "<code>1</code>"]


MORE = "\n".join(f"        steps += {number}" for number in range(9))
COUNTS = TRACED.replace("        return", f"{MORE}\n        return")
LATER = COUNTS.replace("From: adds", "From: counts").replace("range(2)", "(1, 2)")


def test_learn_shows_what_a_solution_changes_in_the_one_it_comes_from(telling):
    """Broken: a change is missed, or what is wrong is green, or Watch misses a line."""
    telling.write("problems/double/solutions/counts.py", COUNTS)
    telling.write("problems/double/solutions/later.py", LATER)
    assert telling.kata("page", "double").returncode == 0
    html = (telling.root / "build/double.html").read_text()
    changed = {
        "later": [
            ("del", "for _ in range(2):"),
            ("ins", "for _ in (1, 2):"),
            ("summary", "… 11 lines as in Counts to the number, and counts on"),
        ],
        "wrong/squares": [("del", "return number * number"), ("ins", "return number + number")],
    }
    for name, source in ("later", LATER), ("wrong/squares", SQUARES):
        entry = html.split(f'data-name="{name}"')[1].partition("</div>\n</details>")[0]
        found = re.findall(r"<(del|ins|summary)>(?:<code.*?>)?(.*?)</(?:code>|summary)", entry)
        some = [(tag, re.sub("<.*?>", "", text).strip()) for tag, text in found]
        assert some == changed[name]
        assert entry.count('<code class="line">') == source.count("\n")


def test_a_problem_draws_its_variables(telling):
    """Broken: scene() is not asked, or a page looks for its boards under other keys."""
    scene = "\n\ndef scene(name, value, number):\n    return [[name, value, number]]\n"
    telling.change("problems/double/problem.py", RULES, RULES + scene)
    _, cases = paged(telling, "adds", "--case=3")
    ((run, *_),) = (case["runs"].values() for case in cases.values())
    number = run["result"]["value"] // 2
    assert run["scenes"] == {f"number {number}": [["number", number, number]]}


def test_of_many_calls_a_page_lists_the_first():
    """Broken: an input of 30,000 calls leaves a page no room for a single run."""
    problem = find_problem("implement-trie-prefix-tree")
    calls, given = ["Trie", *["insert"] * 2000], [[], *[["a"]] * 2000]
    (case,) = typed(problem, f"{json.dumps(calls)}\n{json.dumps(given)}")
    shown = shown_case(problem, case)
    assert (len(shown.calls), shown.uncalled) == (CALLS, 2001 - CALLS)


def test_a_solution_of_ours_that_fails_is_shown_as_wrong(telling):
    """Broken: the page that a failing report names says that the solution is right."""
    telling.write("problems/double/solutions/squares.py", SQUARES)
    data, _ = paged(telling, "squares,adds", "--case=3")
    assert {file["name"]: file["wrong"] for file in data["files"]} == {
        "squares": True,
        "adds": False,
    }


def test_a_long_run_is_shown_up_to_a_fixed_step(telling):
    """Broken: one long run fills a page, or what is said of it goes on beyond its last step."""
    loops = (
        "total = 0\nfor _ in range(3000):\n    total += number % 7\nprint(total)\nreturn 2 * number"
    )
    telling.write("problems/double/solutions/loops.py", solution(loops))
    _, cases = paged(telling, "loops,adds", "--case=1")
    run = cases["1"]["runs"]["loops"]
    story = run["story"]
    assert (len(run["steps"]), run["stopped"]) == (MOST_STEPS, False)
    assert run["left_out"] > 6000 - MOST_STEPS
    assert len(story["told"]) == MOST_STEPS > max(call["last"] for call in story["calls"])
    assert run["printed"] == []
    assert len(cases["1"]["runs"]["adds"]["steps"]) < 10
