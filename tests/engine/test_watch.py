"""How the page of a problem works in a browser."""

import re
import shutil

import pytest
from browser import BINARY, DRIVER, MISSING, REQUIRED, browser
from kata.cases.generate import cases_of
from kata.problem.lookup import find_problem
from kata.problem.solution import LEVELS, Solution
from kata.watch.page.build import page
from kata.watch.page.index import shared
from kata.watch.page.model import PageRequest

pytestmark = pytest.mark.skipif(not (DRIVER and BINARY) and not REQUIRED, reason=MISSING)
MINESWEEPER = find_problem("minesweeper")
CASES = cases_of(MINESWEEPER)
STEP = "return [...document.querySelectorAll('.side')].map(side => Number(side.dataset.step))"
BOARD = """return [...document.querySelectorAll(`#${arguments[0]}-side .board .grid tbody tr`)]
    .map(row => [...row.querySelectorAll("td")].map(cell => cell.firstChild.textContent))"""
READY = "return document.querySelector('#left-side .count').textContent !== ''"


@pytest.fixture(scope="module")
def chrome(tmp_path_factory):
    if not (DRIVER and BINARY):
        pytest.fail(MISSING, pytrace=False)
    with browser(tmp_path_factory.mktemp("profile")) as found:
        yield found


def text(chrome, selector):
    """What the elements say, one after the other."""
    script = "return [...document.querySelectorAll(arguments[0])].map(x => x.textContent)"
    return " ".join(" ".join(chrome.run(script, selector)).split())


def variant(path, body, more=""):
    """A solution of Minesweeper whose method has this body."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    path.write_text(f"{more}class Solution:\n    def updateBoard(self, board, click):\n{lines}\n")
    return Solution(MINESWEEPER, path)


def opened(chrome, path, solutions, case=1, address=""):
    """Build the page of these solutions on one case (0: on all), and open it."""
    problem = solutions[0].problem
    cases = cases_of(problem)
    wanted = PageRequest(tuple(solutions), cases[case - 1] if case else None)
    write_shared(path.parent)
    path.write_text(page(problem, cases, wanted), encoding="utf-8")
    reopened(chrome, path, address)
    return path


def write_shared(folder):
    for name, content in shared().items():
        (folder / name).write_text(content, encoding="utf-8")


def reopened(chrome, path, address=""):
    chrome.ask("/url", {"url": "about:blank"})
    chrome.ask("/url", {"url": path.as_uri() + address})
    chrome.wait(READY)


def named(slug, *names):
    problem = find_problem(slug)
    return [*map(problem.solution, names)] or problem.solutions[:2]


@pytest.fixture(autouse=True)
def _quiet(chrome, tmp_path):
    """Nothing is logged, and nothing requested but the pages themselves."""
    chrome.show(1200, 800)
    chrome.logged("browser"), chrome.requested()
    yield
    assert chrome.logged("browser") == []
    own = tmp_path.as_uri(), "about:blank"
    assert [address for address in chrome.requested() if not address.startswith(own)] == []


@pytest.mark.parametrize(
    "slug",
    "minesweeper spiral-matrix-iv binary-tree-level-order-traversal design-tic-tac-toe"
    " clone-graph knight-probability-in-chessboard n-queens".split(),
)
def test_a_page_works_from_disk_alone(chrome, tmp_path, slug):
    """Broken: a page logs an error, asks for something elsewhere, or is wider than a telephone."""
    path = tmp_path / "page.html"
    for width, scheme in (1200, "light"), (390, "dark"):
        chrome.show(width, 800, scheme)
        opened(chrome, path, named(slug))
        chrome.press("End")
        at_end = re.findall(r"step ([\d,]+) of (?:over )?([\d,]+)", text(chrome, ".count"))
        assert len(at_end) == 2
        assert all(step == last for step, last in at_end)
        assert chrome.run("return document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1024, 768)])
def test_both_codes_and_boards_are_in_sight(chrome, tmp_path, width, height):
    """Broken: one has to scroll to see what a step does."""
    chrome.show(width, height)
    opened(
        chrome, tmp_path / "page.html", named("minesweeper", "wrong/four_directions", "bfs"), 5166
    )
    places = chrome.run(
        "return [...document.querySelectorAll('.side .next, .side .board .grid, .side .slider')]"
        ".map(x => x.getBoundingClientRect()).map(x => [x.left, x.top, x.right, x.bottom])"
    )
    assert len(places) == 6
    for left, top, right, bottom in places:
        assert left >= 0
        assert top >= 0
        assert bottom <= height
        assert right <= width or right - left > width / 2  # a long line of code


def test_a_whole_run_ends_with_the_answer_on_both_sides(chrome, tmp_path):
    """Broken: the board on the page is not the one that the solution has at that step."""
    (board, _), answer = CASES[0].values, CASES[0].expected
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    assert chrome.run(BOARD, "left") == chrome.run(BOARD, "right") == board
    chrome.press("m")
    for count in range(1, 19):
        chrome.press("ArrowRight")
        for side in "left", "right":
            shown = chrome.run(BOARD, side)
            squares = [(i, j) for i in range(4) for j in range(5) if shown[i][j] != board[i][j]]
            assert len(squares) == count
            assert all(shown[i][j] == answer[i][j] for i, j in squares)


def test_a_page_opens_where_the_results_come_apart(chrome, tmp_path):
    """Broken: the difference has to be searched for, or nothing says why it is there."""
    solutions = named("minesweeper", "wrong/four_directions", "bfs")
    opened(chrome, tmp_path / "page.html", solutions, 5166)
    said = text(chrome, "#said")
    assert said.startswith(
        "Spreads in four directions only, so diagonal neighbours stay unrevealed."
    )
    assert "board[1][1] should be '2' but stays 'E'; it diverges from dfs on line 23" in said
    assert "'E' == 'E' and (1 == 0 or 1 == 0)" in said
    opens = chrome.run(STEP)
    assert min(opens) > 0
    chrome.press("Home")
    assert chrome.run(STEP) == [0, 0]
    chrome.press("d")
    assert chrome.run(STEP) == opens
    chrome.press("End")
    wrong = (
        "return [...document.querySelectorAll('#left-side .ending .wrong')].map(x => x.innerText)"
    )
    assert chrome.run(wrong) == ["E"]


def test_the_sides_move_together_or_alone(chrome, tmp_path):
    """Broken: going back does not undo going forward, or a side that is locked moves."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.press("ArrowRight", "ArrowRight", "1", "k", "ArrowRight")
    assert chrome.run(STEP) == [2, 3]
    chrome.press("k", "ArrowLeft", "ArrowLeft")
    assert chrome.run(STEP) == [0, 1]
    chrome.press("m", "m", "2", "ArrowRight")
    assert chrome.run(STEP) == [0, 2]


def test_lines_and_calls_can_be_reached(chrome, tmp_path):
    """Broken: one cannot run to a line, see that it never runs, or step over or out of a call."""
    solutions = named("minesweeper", "dfs", "bfs")
    opened(chrome, tmp_path / "page.html", solutions)
    lines = [line.strip() for line in solutions[0].source.splitlines()]
    click = "document.querySelectorAll('#left-side .line')[arguments[0]].click()"
    chrome.run(click, lines.index("self.reveal(board, i, j)"))
    following = "return document.querySelector('#left-side .next').textContent"
    assert chrome.run(following).strip() == "self.reveal(board, i, j)"
    assert re.search(r"runs \d+ times", text(chrome, "#left-side .count"))
    call, _ = chrome.run(STEP)
    chrome.press("ArrowRight", "u")
    after, _ = chrome.run(STEP)
    chrome.run("location.hash = arguments[0]", f"#left=dfs&right=bfs&case=1&step={call + 1},1")
    chrome.wait(f"return document.querySelector('#left-side').dataset.step === '{call}'")
    chrome.press("o")
    assert chrome.run(STEP)[0] == after > call + 1
    chrome.run(click, 0)
    assert "line 1 never runs here" in text(chrome, "#left-side .count")


def test_an_address_leads_to_a_step(chrome, tmp_path):
    """Broken: a link to what somebody sees shows something else."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    reopened(chrome, path, "#left=dfs&right=bfs&case=1&step=7,12")
    assert chrome.run(STEP) == [6, 11]
    assert chrome.run("return document.getElementById('left').value") == "dfs"


def test_predictions_are_judged_and_counted(chrome, tmp_path):
    """Broken: an answer is taken for right that is not, or a question gives its answer away."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.press("Home", "p")
    for _ in range(40):
        chrome.press("ArrowRight")
        if chrome.run("return Boolean(document.querySelector('.choices button'))"):
            break
    assert "What happens next?" in text(chrome, "#left-side .now")
    before = chrome.run(STEP)
    passing = "for (const line of document.querySelectorAll('#left-side .line')) line.click();"
    for key in "ArrowRight", "o", "u", "d", "End":
        chrome.press(key)
        chrome.run(passing)
        assert chrome.run(STEP) == before, key
    chrome.press("l")
    chrome.run("document.getElementById('box-text').value = '41'")
    chrome.run("document.querySelector('#box button').click()")
    chrome.wait(
        "return document.querySelector('#left-side .count').textContent.includes('line 41')"
    )
    assert chrome.run(STEP) == before
    chrome.run("document.querySelector('[data-answer=True]').click()")
    said, score = text(chrome, ".question .green, .question .red"), text(chrome, "#score")
    assert score == f"{int('Right' in said)} of 1 right"
    chrome.press("ArrowRight")
    assert chrome.run(STEP) != before


def test_a_question_can_be_answered_and_hides_its_answer(chrome, tmp_path):
    """Broken: with Predict ticked the arrow keys do nothing, or what is looked at is the answer."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "dfs", "bfs"))
    chrome.run("document.getElementById('predict').click()")
    on_predict = "document.getElementById('predict').dispatchEvent("
    on_predict += "new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))"
    chrome.run(on_predict)
    assert chrome.run(STEP)[0] == 1
    for _ in range(60):
        kind = chrome.run("return document.querySelector('#left-side .question p')?.textContent")
        if kind == "Which item does this step change?":
            break
        chrome.run("document.querySelector('#left-side .choices button')?.click()")
        chrome.press("ArrowRight")
    assert (
        chrome.run("return document.querySelectorAll('#left-side .figures .looked-at').length") == 0
    )
    choices = chrome.run(
        "return [...document.querySelectorAll('[data-answer]')].map(x => x.textContent)"
    )
    assert len({*choices}) > 1
    chrome.run("document.querySelector('.choices button').click()")
    assert text(chrome, "#score").endswith(" right")
    assert (
        chrome.run("return document.querySelector('#left-side .choices .green').textContent")
        in choices
    )


def test_a_locked_side_stays_until_its_run_is_another(chrome, tmp_path):
    """Broken: choosing the other file moves a locked side, or an address cannot."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs", "bfs_hashed"))
    chrome.press("2", "ArrowRight", "ArrowRight", "k", "1", "End")
    chrome.press("Home")
    chrome.run(
        "const menu = document.getElementById('left'); menu.value = 'bfs_hashed';"
        " menu.dispatchEvent(new Event('change'))"
    )
    chrome.wait("return location.hash.includes('left=bfs_hashed')")
    assert chrome.run(STEP)[1] == 2
    reopened(chrome, path, "#left=dfs&right=bfs&case=constructor&step=7,12")
    assert chrome.run(STEP) == [6, 11]


def test_playing_begins_again_where_nothing_can_move(chrome, tmp_path):
    """Broken: beside a locked side, Play does nothing at the end."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.press("2", "k", "1", "End", " ")
    assert chrome.run("return document.querySelector('#left-side .slider').value") == "0"
    chrome.press(" ")


def test_what_is_not_on_the_page_cannot_be_chosen(chrome, tmp_path):
    """Broken: a menu offers a pair that the page does not have."""
    opened(chrome, tmp_path / "page.html", MINESWEEPER.solutions + MINESWEEPER.mistakes, case=0)
    script = "return [...document.getElementById('case').options].map(x => x.value)"
    for case in chrome.run(script):
        chrome.run(
            "const menu = document.getElementById('case'); menu.value = arguments[0];"
            " menu.dispatchEvent(new Event('change'))",
            case,
        )
        chrome.wait(f"return location.hash.includes('case={case}&')")
        assert len(re.findall(r"step [\d,]+ of", text(chrome, ".count"))) == 2


VERDICTS = (
    "return ['left', 'right'].map(x => document.querySelector(`#${x}-side .verdict`).textContent)"
)


def test_a_mistake_opens_on_the_input_that_refutes_it(chrome, tmp_path):
    """Broken: a mistake that is chosen is shown as right, on an input that does not refute it."""
    names = "wrong/float_division", "wrong/one_swap_each", "wrong/xor_from_zero"
    files = named("missing-number", "xor", "cyclic_sort", *names)
    path = opened(chrome, tmp_path / "page.html", files, case=0, address="#case=1")
    for name in names:
        chrome.run(
            "const menu = document.getElementById('right'); menu.value = arguments[0];"
            " menu.dispatchEvent(new Event('change'))",
            name,
        )
        chrome.wait(f"return location.hash.includes('right={name}&')")
        assert chrome.run(VERDICTS)[1].startswith("✗"), name
    reopened(chrome, path, f"#left={names[0]}")
    assert [verdict[0] for verdict in chrome.run(VERDICTS)] == ["✗", "✓"]
    reopened(chrome, path, f"#left={names[0]}&case=1")
    assert chrome.run("return document.getElementById('case').value") == "1"


ROWS = """return [...document.querySelectorAll("#left-side .row")].map(row =>
    `${row.ariaLevel} ${row.ariaExpanded ?? "-"} ${row.querySelector(".call").textContent}`)"""
KEY = """document.querySelector("#left-side .call-rows").dispatchEvent(
    new KeyboardEvent("keydown", {key: arguments[0], bubbles: true, cancelable: true}))"""


def test_calls_fold_and_lead_to_their_steps(chrome, tmp_path):
    """Broken: a call cannot be opened or reached with the keyboard, or the page moves as well."""
    solutions = named("binary-tree-maximum-path-sum", "wrong/adds_negative_gains", "recursion")
    opened(chrome, tmp_path / "page.html", solutions, 13)
    red = "#left-side .row.wrong"
    assert "→ -1" in text(chrome, red)
    assert "not 0" in text(chrome, red)
    assert "→ 0" in text(chrome, "#right-side .row.match")
    chrome.press("Home")
    assert [row.split()[:2] for row in chrome.run(ROWS)] == [["1", "true"], ["2", "false"]]
    assert chrome.run("return document.querySelectorAll('#left-side .row.wrong').length") == 0
    assert chrome.run("return document.querySelectorAll('#left-side .has-wrong').length") == 1
    for key in "ArrowDown", "ArrowRight":
        chrome.run(KEY, key)
    assert chrome.run(STEP) == [0, 0]
    assert len(chrome.run(ROWS)) == 4
    chrome.run(KEY, "ArrowDown")
    chrome.run(KEY, "Enter")
    at_call = chrome.run(STEP)[0]
    assert at_call > 0
    current = "#left-side .row[aria-current=step]"
    assert text(chrome, f"{current} .call") == text(chrome, f"{red} .call")
    assert text(chrome, f"{current} .gave") == ""
    chrome.press("Home", "p")
    shown = chrome.run(ROWS)
    assert [row.split()[0] for row in shown] == ["1"], "a question does not show what is to come"


def test_what_is_folded_does_not_make_the_code_scroll(chrome, tmp_path):
    """Broken: short code can be scrolled sideways, to a docstring that is not shown."""
    opened(chrome, tmp_path / "page.html", named("number-of-1-bits", "lowest_one", "shift"))
    code = "const pane = document.querySelector('#left-side .source');"
    assert chrome.run(f"{code} return pane.scrollWidth === pane.clientWidth")
    chrome.run("document.querySelector('#left-side .fold').click()")
    assert chrome.run(f"{code} return pane.scrollWidth > pane.clientWidth")


UNDER = "return [...document.querySelectorAll('.under')].map(part => part.offsetHeight)"


def test_the_code_gets_the_room_that_the_figures_leave(chrome, tmp_path):
    """Broken: half of a side is empty below the code, or the figures jump while a run is played."""
    opened(
        chrome, tmp_path / "page.html", named("climbing-stairs", "two_variables", "matrix_power")
    )
    chrome.press("Home")
    code = chrome.run("return document.querySelector('#left-side .source').offsetHeight")
    left, right = chrome.run(UNDER)
    assert left == right < code
    chrome.press("End")
    highest = chrome.run(UNDER)
    chrome.press("Home")
    assert chrome.run(UNDER) == highest
    assert highest[0] == highest[1] >= left


def test_a_run_of_one_call_has_no_tree_and_thousands_of_calls_few_rows(chrome, tmp_path):
    """Broken: a tree of one call takes the room of the figures, or one of thousands is slow."""
    again = "def again(click):\n    return click[0]\n\n\n"
    body = "for _ in range(700):\n    again(click)\nreturn board"
    many = variant(tmp_path / "calls.py", body, again)
    opened(chrome, tmp_path / "page.html", [many, MINESWEEPER.solution("bfs")])
    chrome.press("End")
    assert text(chrome, "#left-side .call-tree .quiet").startswith("701 calls")
    assert 5 < len(chrome.run(ROWS)) < 40
    in_sight = """const [box, row] = [".call-rows", ".row:last-of-type"].map(name =>
        document.querySelector(`#left-side ${name}`).getBoundingClientRect());
        return row.bottom <= box.bottom + 1"""
    assert chrome.run(in_sight)
    assert chrome.run("return document.querySelector('#right-side .call-tree').hidden")


THUMBS = """return [...document.querySelectorAll(`#film .reel:nth-child(${arguments[0]}) button`)]
    .map(thumb => Number(thumb.dataset.to))"""


def test_the_strip_shows_the_changes_of_both_runs(chrome, tmp_path):
    """Broken: a thumbnail leads to another step, or what is right is marked as wrong."""
    solutions = named("minesweeper", "wrong/four_directions", "bfs")
    opened(chrome, tmp_path / "page.html", solutions, 5166)
    chrome.wait("return document.querySelectorAll('#film [data-to]').length > 0")
    left, right = chrome.run(THUMBS, 1), chrome.run(THUMBS, 2)
    assert (len(left), len(right)) == (4, 5)
    assert chrome.run("return document.querySelectorAll('#film .red[data-side=right]').length") == 0
    chrome.run("document.querySelector('#film .reel:nth-child(2) .thumb:nth-child(4)').click()")
    assert chrome.run(STEP)[1] == right[2]
    current = "return Number(document.querySelectorAll('#film [aria-current]')[1].dataset.to)"
    assert chrome.run(current) == right[2]
    chrome.run(
        "document.getElementById('film').dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, cancelable: true}))"
    )
    assert chrome.run(STEP)[1] == right[3]


def test_of_many_changes_only_those_in_sight_are_drawn(chrome, tmp_path):
    """Broken: a run of hundreds of changes draws all of them before anything is shown."""
    many = variant(
        tmp_path / "many.py", "for k in range(600):\n    board[0][0] = str(k)\nreturn board"
    )
    opened(chrome, tmp_path / "page.html", [many, MINESWEEPER.solution("bfs")])
    chrome.press("End")
    chrome.wait("return document.querySelectorAll('#film .reel:first-child [data-to]').length > 0")
    steps = chrome.run(THUMBS, 1)
    assert len(steps) < 60
    assert steps[-1] > chrome.run(STEP)[0] - 3


def test_docstrings_are_folded_and_open(chrome, tmp_path):
    """Broken: a docstring fills the pane of the code, or lines after it have other numbers."""
    solutions = named("minesweeper", "dfs", "bfs")
    opened(chrome, tmp_path / "page.html", solutions)
    lines = solutions[0].source.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("class"))
    seen = "return document.querySelectorAll('#left-side .line')[arguments[0]].offsetHeight"
    assert chrome.run(seen, 1) == 0
    assert chrome.run(seen, first) > 0
    chrome.run("document.querySelector('#left-side .fold').click()")
    assert chrome.run(seen, 1) > 0
    assert chrome.run("return document.querySelector('#left-side .fold').ariaExpanded") == "true"
    chrome.run("document.querySelectorAll('#left-side .line')[arguments[0]].click()", first)
    assert f"line {first + 1} " in text(chrome, "#left-side .count")


def test_a_browser_that_cannot_unpack_is_told(chrome, tmp_path):
    """Broken: an old browser shows an empty page without a word."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper"))
    source = "delete globalThis.DecompressionStream"
    made = chrome.tell("Page.addScriptToEvaluateOnNewDocument", source=source)
    chrome.ask("/url", {"url": "about:blank"})
    chrome.open(path)
    assert chrome.run("return document.getElementById('old').checkVisibility()")
    chrome.tell("Page.removeScriptToEvaluateOnNewDocument", **made)


def test_a_recording_that_ends_early_says_so(chrome, tmp_path):
    """Broken: a part of a run is taken for all of it."""
    endless = variant(tmp_path / "endless.py", "while True:\n    1")
    opened(chrome, tmp_path / "page.html", [endless, MINESWEEPER.solution("bfs")])
    chrome.press("End")
    assert "Time Limit Exceeded" in text(chrome, "#left-side .verdict")
    assert re.search(
        r"Recording stopped after [\d,]+ of over [\d,]+", text(chrome, "#left-side .now")
    )
    assert re.search(r"steps ?over [\d,]{5,}", text(chrome, "#counts"))


def test_what_fails_only_after_other_calls_is_said_to(chrome, tmp_path):
    """Broken: a mistake that passes alone is marked as right without a word."""
    before = MINESWEEPER.solution("bfs").source.replace("Solution", "Right")
    source = (
        f"{before}\nclass Solution(Right):\n    calls = []\n\n"
        "    def updateBoard(self, board, click):\n        self.calls.append(1)\n"
        "        return len(self.calls) < 9 and super().updateBoard(board, click)\n"
    )
    (tmp_path / "stateful.py").write_text(source)
    stateful = Solution(MINESWEEPER, tmp_path / "stateful.py")
    opened(chrome, tmp_path / "page.html", [stateful, MINESWEEPER.solution("bfs")], case=9)
    assert text(chrome, "#left-side .verdict") == "✗ Wrong Answer"
    chrome.press("End")
    assert "only after earlier calls" in text(chrome, "#left-side .ending")


@pytest.mark.parametrize(
    ("slug", "size"),
    [("spiral-matrix-iv", 100_000), ("binary-tree-level-order-traversal", 2000)],
    ids=["list", "tree"],
)
def test_nodes_that_are_not_shown_are_told_of(chrome, tmp_path, slug, size):
    """Broken: a list of 100,000 nodes, or a large tree, ends after 300 without a word."""
    cases = cases_of(find_problem(slug))
    largest = max(range(len(cases)), key=lambda i: len(cases.arguments[i]))
    opened(chrome, tmp_path / "page.html", named(slug), case=largest + 1)
    assert re.search(rf"… \d+ of {size:,} nodes", text(chrome, "#input"))


def test_html_in_a_solution_is_shown_as_text(chrome, tmp_path):
    """Broken: a solution's source or value runs as part of the page."""
    evil = "</script><script>document.title = 'run'</script><img src=x onerror=alert(1)>"
    body = f'text = "{evil}"\nboard[0][0] = text\nreturn board'
    solutions = [
        variant(tmp_path / "evil.py", body, f'"""{evil}"""\n'),
        MINESWEEPER.solution("bfs"),
    ]
    opened(chrome, tmp_path / "page.html", solutions)
    chrome.press("End")
    assert chrome.run("return document.title") == "Minesweeper · Katas"
    assert chrome.run("return document.querySelectorAll('img').length") == 0
    assert evil in text(chrome, "#left-side .figures")


def test_a_page_has_both_colour_schemes(chrome, tmp_path):
    """Broken: a page is as bright by night as by day."""
    colours = set()
    for scheme in "light", "dark":
        chrome.show(1200, 800, scheme)
        opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
        colours.add(chrome.run("return getComputedStyle(document.body).backgroundColor"))
    assert len(colours) == 2


@pytest.fixture(scope="module")
def published(tmp_path_factory):
    """A folder with full pages of two problems."""
    folder = tmp_path_factory.mktemp("build")
    write_shared(folder)
    both = [find_problem(slug) for slug in ("find-winner-on-a-tic-tac-toe-game", "merge-intervals")]
    for one, neighbours in zip(both, ((None, both[1]), (both[0], None))):
        html = page(one, cases_of(one), PageRequest(), neighbours=neighbours)
        (folder / f"{one.slug}.html").write_text(html, encoding="utf-8")
    return folder


def test_learn_goes_from_what_comes_to_mind_to_other_ideas(published):
    """Broken: solutions stand in no order, or each trace stands there twice."""
    html = (published / "merge-intervals.html").read_text(encoding="utf-8")
    lesson = html[html.index('id="lesson"') : html.index('id="mistakes"')]
    solutions = find_problem("merge-intervals").solutions
    assert re.findall(r'data-name="(.*?)"', lesson) == [one.name for one in solutions]
    levels = dict.fromkeys(LEVELS[str(one.level)].capitalize() for one in solutions)
    assert re.findall(r"<h3>(.*?)</h3>", lesson) == [*levels]
    lesson = re.sub(r'<code class="line"><i class="told"></i>.*?</code>', "", lesson)  # not shown
    assert lesson.count("For intervals = ") == len(re.findall("<pre[^>]*><code>", lesson)) > 1


@pytest.fixture
def visited(chrome, published, tmp_path):
    """Opens one of these pages, as the only ones that may be requested."""
    shutil.copytree(published, tmp_path / "build")

    def visit(address):
        chrome.ask("/url", {"url": "about:blank"})
        chrome.ask("/url", {"url": f"{tmp_path.as_uri()}/build/{address}"})

    return visit


def test_a_page_leads_to_the_problems_beside_it(chrome, visited):
    """Broken: the next problem can only be reached by the index, or a link leads to no page."""
    visited("find-winner-on-a-tic-tac-toe-game.html")
    assert chrome.run("return document.querySelectorAll('a[rel=prev]').length") == 0
    chrome.run("document.querySelector('a[rel=next]').click()")
    chrome.wait(READY)
    assert chrome.run("return document.title") == "Merge Intervals · Katas"


def test_the_statement_has_its_examples_first_and_drawn(chrome, tmp_path):
    """Broken: a board is a wall of quotes, or the difficulty is told unasked."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"), case=0)
    chrome.ask("/url", {"url": "about:blank"})
    chrome.ask("/url", {"url": f"{path.as_uri()}#solve"})
    assert text(chrome, "#statement h3") == "Rules Examples Constraints"
    boards = "return [...document.querySelectorAll('#statement pre + .drawn')]"
    boards += ".map(one => one.querySelectorAll('.grid').length)"
    assert chrome.run(boards) == [2, 2]
    assert not chrome.run(
        "return document.querySelector('#statement details').open"
        " || /medium/.test(document.querySelector('.spec').textContent)"
    )


def test_an_address_of_what_is_not_there_says_so(chrome, tmp_path):
    """Broken: a link to a mistake that was renamed opens another one without a word."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    reopened(chrome, path, "#left=wrong/gone&right=dfs&case=1")
    said = "This page has no wrong/gone, and shows others instead."
    assert text(chrome, "#unknown") == said
    chrome.run("document.getElementById('left').dispatchEvent(new Event('change'))")
    assert not chrome.run("return document.getElementById('unknown').checkVisibility()")


def test_a_page_within_a_page_shows_only_the_stage(chrome, tmp_path):
    """Broken: what is embedded brings its header, or more than its frame can show."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.show(900, 560)
    reopened(chrome, path, "#embed&left=dfs&right=bfs&case=1&step=7,12")
    assert chrome.run(STEP) == [6, 11]
    seen = "return arguments[0].split(' ').map(x => document.querySelector(x).checkVisibility())"
    assert chrome.run(seen, "#case .essentials .column") == [False] * 3
    assert chrome.run(seen, "#play #left-side .whole") == [True] * 3
    assert chrome.run("return document.documentElement.scrollHeight") == 560
    chrome.press("ArrowRight")
    chrome.wait("return location.hash.endsWith('step=8,13')")
    assert chrome.run("return location.hash") == "#embed&left=dfs&right=bfs&case=1&step=8,13"


def test_a_line_is_asked_for_and_a_link_given_on_the_page(chrome, tmp_path):
    """Broken: L or C stops the page with a box of the browser's own, or does nothing."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.press("l")
    chrome.run("document.getElementById('box-text').value = '1'")
    chrome.run("document.querySelector('#box button').click()")
    chrome.wait("return document.querySelector('#left-side .count').textContent.includes('line 1')")
    chrome.press("ArrowRight")
    source = "navigator.clipboard.writeText = () => Promise.reject(new Error())"
    chrome.run(source)
    chrome.press("c")
    chrome.wait("return document.getElementById('box').open")
    given = chrome.run("return document.getElementById('box-text').value")
    assert given.endswith("#left=bfs&right=dfs&case=1&step=2,2")
    chrome.run("document.getElementById('box').close()")
    chrome.run("navigator.clipboard.writeText = text => { window.copied = text; }")
    chrome.press("c")
    chrome.wait("return window.copied")
    assert chrome.run("return window.copied") == given


def test_play_is_near_the_start_of_the_order_of_tab(chrome, tmp_path):
    """Broken: who uses the keyboard passes both sides before anything can be played."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    order = chrome.run(
        "return [...document.querySelectorAll('a[href], button, select, input, [tabindex]')]"
        ".filter(x => x.checkVisibility()).map(x => x.id)"
    )
    assert order.index("case") < order.index("play") < 9 < order.index("left")


def test_paper_gets_the_statement_the_code_and_the_figures(chrome, tmp_path):
    """Broken: a printed page is dark, lacks the code, or shows what only a screen can use."""
    chrome.show(760, 1000, "dark")
    opened(chrome, tmp_path / "page.html", MINESWEEPER.solutions + MINESWEEPER.mistakes[:1], case=1)
    chrome.run("dispatchEvent(new Event('beforeprint'))")
    chrome.tell("Emulation.setEmulatedMedia", media="print")
    seen = "return arguments[0].split(',').map(x => document.querySelector(x).checkVisibility())"
    shown = ".spec,.solutions .file .source,#left-side .board,#right-side .board"
    assert chrome.run(seen, shown) == [True] * 4
    assert chrome.run(seen, ".controls,.mistakes,.track,.side .source,.writing") == [False] * 5
    script = "const own = getComputedStyle(document.body); return [own.color, own.backgroundColor]"
    assert chrome.run(script) == ["rgb(0, 0, 0)", "rgb(255, 255, 255)"]
    chrome.tell("Emulation.setEmulatedMedia", media="")


@pytest.mark.parametrize("height", [667, 844])
def test_a_telephone_shows_figures(chrome, tmp_path, height):
    """Broken: on a telephone, what the code does is out of sight or under something else."""
    chrome.show(390, height)
    solutions = named("minesweeper", "wrong/four_directions", "bfs")
    opened(chrome, tmp_path / "page.html", solutions, 5166)
    within = (" .figures", " .call-tree", " .track", "")
    names = [*(f"#left-side{name}" for name in within), ".controls .legend"]
    found = chrome.run(
        "return arguments[0].map(x => document.querySelector(x).getBoundingClientRect())"
        ".map(x => [x.top, x.bottom])",
        names,
    )
    figures, calls, track, side, legend = found
    assert figures[1] - figures[0] >= 200
    assert figures[1] <= calls[0] < calls[1] <= track[0] < track[1] <= side[1]
    assert legend[0] < legend[1] <= height
    chrome.run("document.getElementById('said').textContent = 'x'.repeat(99)")
    button = "return document.getElementById('to-difference').getBoundingClientRect().right"
    assert chrome.run(button) <= 390


SHIFTS = """const done = arguments[0], found = [];
    new PerformanceObserver(list => found.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(found)));"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_nothing_jumps_while_a_page_opens(chrome, tmp_path, width, height):
    """Broken: what one is about to press moves away under the finger."""
    chrome.show(width, height)
    opened(
        chrome, tmp_path / "page.html", named("minesweeper", "wrong/four_directions", "bfs"), 5166
    )
    assert chrome.ask("/execute/async", {"script": SHIFTS, "args": []}) == []
