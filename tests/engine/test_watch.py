"""How the page of a problem works in a browser."""

import re

import pytest
from browser import BINARY, DRIVER, MISSING, REQUIRED, browser, keys
from kata.cases.generate import cases_of
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.watch.page.build import page
from kata.watch.page.model import PageRequest
from kata.watch.page.render import shared
from tiny import Repository

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
    "minesweeper spiral-matrix-iv design-tic-tac-toe clone-graph n-queens".split(),
)
def test_a_page_works_from_disk_alone(chrome, tmp_path, slug):
    """Broken: a page logs an error, asks for something elsewhere, or is wider than a telephone.

    Or it is as bright by night as by day.
    """
    path, colours = tmp_path / "page.html", set()
    for width, scheme in (1200, "light"), (390, "dark"):
        chrome.show(width, 800, scheme)
        opened(chrome, path, named(slug))
        chrome.press("End")
        at_end = re.findall(r"step ([\d,]+) of (?:over )?([\d,]+)", text(chrome, ".count"))
        assert len(at_end) == 2
        assert all(step == last for step, last in at_end)
        assert chrome.run("return document.documentElement.scrollWidth") <= width
        colours.add(chrome.run("return getComputedStyle(document.body).backgroundColor"))
    assert len(colours) == 2


SHIFTS = """const done = arguments[0], found = [];
    new PerformanceObserver(list => found.push(...list.getEntries().map(({ value }) => value)))
        .observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => done(found)));"""


LINES = """const shown = [...document.querySelectorAll(".side .source")];
    return shown.filter(x => x.checkVisibility()).map(source => {
    const sight = source.getBoundingClientRect(), end = sight.top + source.clientHeight;
    return [...source.children].filter(line => {
        const { top, bottom, height } = line.getBoundingClientRect();
        return height && top >= sight.top && bottom <= end; }).length; })"""  # fmt: skip


@pytest.mark.parametrize(
    ("width", "height", "sides", "lines"),
    [(1440, 900, 2, 20), (1024, 768, 2, 10), (390, 844, 1, 8)],
)
def test_code_and_board_are_in_sight(chrome, tmp_path, width, height, sides, lines):
    """Broken: one has to scroll to see what a step does, or what one would press moves away."""
    chrome.show(width, height)
    opened(
        chrome, tmp_path / "page.html", named("minesweeper", "wrong/four_directions", "bfs"), 5166
    )
    assert chrome.ask("/execute/async", {"script": SHIFTS, "args": []}) == []
    places = chrome.run(
        "return [...document.querySelectorAll('.side .next, .side .board .grid, .side .slider')]"
        ".filter(x => x.checkVisibility())"
        ".map(x => x.getBoundingClientRect()).map(x => [x.left, x.top, x.right, x.bottom])"
    )
    assert len(places) == 3 * sides
    seen = chrome.run(LINES)
    assert len(seen) == sides
    assert min(seen) >= lines
    high = "return document.querySelector('.controls').getBoundingClientRect().height"
    assert chrome.run(high) < (48 if width < 1024 else 64)
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
    assert text(chrome, ".as-given") == ""  # since that is what is drawn
    chrome.press("m")
    for count in range(1, 19):
        chrome.press("ArrowRight")
        for side in "left", "right":
            shown = chrome.run(BOARD, side)
            squares = [(i, j) for i in range(4) for j in range(5) if shown[i][j] != board[i][j]]
            assert len(squares) == count
            assert all(shown[i][j] == answer[i][j] for i, j in squares)
    given = "return [...document.querySelectorAll('#left-side .as-given td')].map(x => x.innerText)"
    assert [cell for cell in chrome.run(given) if cell] == [cell for row in board for cell in row]


def test_a_page_opens_where_what_is_wrong_came_from(chrome, tmp_path):
    """Broken: where a run goes wrong has to be searched for, or nothing says why it does."""
    solutions = named("minesweeper", "wrong/four_directions", "dfs")
    opened(chrome, tmp_path / "page.html", solutions, 5166)
    said = text(chrome, "#said")
    assert said.startswith(
        "Spreads in four directions only, so diagonal neighbours stay unrevealed: "
        "it diverges from the closest solution on line 23"
    )
    assert "'E' == 'E' and (1 == 0 or 1 == 0)" in said
    account = text(chrome, "#account")
    assert account.startswith("How board[1][1] stayed 'E':")
    left, right = chrome.run(STEP)
    assert 0 < left == right  # the runs are the same so far
    assert text(chrome, "#account th").startswith(text(chrome, "#left-side .now").split(":")[0])
    chrome.press("Home")
    assert chrome.run(STEP) == [0, 0]
    chrome.press("d")
    assert min(chrome.run(STEP)) > left
    chrome.press("End")
    wrong = (
        "return [...document.querySelectorAll('#left-side .ending .wrong')].map(x => x.innerText)"
    )
    assert chrome.run(wrong) == ["E"]


def test_the_sides_move_together_or_alone(chrome, tmp_path):
    """Broken: going back does not undo going forward, or the side that is not active moves."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    chrome.press("ArrowRight", "ArrowRight", "ArrowLeft")
    assert chrome.run(STEP) == [1, 1]
    chrome.press("m", "m", "2", "ArrowRight")
    assert chrome.run(STEP) == [1, 2]


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


ROWS = """return [...document.querySelectorAll("#left-side .row")].map(row =>
    `${row.ariaLevel} ${row.ariaExpanded ?? "-"} ${row.querySelector(".call").textContent}`)"""
KEY = """document.querySelector("#left-side .call-rows").dispatchEvent(
    new KeyboardEvent("keydown", {key: arguments[0], bubbles: true, cancelable: true}))"""


def test_calls_fold_and_lead_to_their_steps(chrome, tmp_path):
    """Broken: a call cannot be opened or reached with the keyboard, or the page moves as well."""
    solutions = named("binary-tree-maximum-path-sum", "wrong/adds_negative_gains", "recursion")
    opened(chrome, tmp_path / "page.html", solutions, 13)
    chrome.press("Home")
    assert [row.split()[:2] for row in chrome.run(ROWS)] == [["1", "true"], ["2", "false"]]
    for key in "ArrowDown", "ArrowRight":
        chrome.run(KEY, key)
    assert chrome.run(STEP) == [0, 0]
    assert len(chrome.run(ROWS)) == 4
    chrome.run(KEY, "ArrowDown")
    chrome.run(KEY, "Enter")
    at_call = chrome.run(STEP)[0]
    assert at_call > 0
    current = "#left-side .row[aria-current=step]"
    assert text(chrome, f"{current} .call")
    assert text(chrome, f"{current} .gave") == ""


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


def test_an_address_of_what_is_not_there_says_so(chrome, tmp_path):
    """Broken: a link to a mistake that was renamed opens another one without a word."""
    path = opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    reopened(chrome, path, "#left=wrong/gone&right=dfs&case=1")
    said = "This page has no wrong/gone, and shows others instead."
    assert text(chrome, "#unknown") == said
    chrome.run("document.getElementById('left').dispatchEvent(new Event('change'))")
    assert not chrome.run("return document.getElementById('unknown').checkVisibility()")


def test_play_is_near_the_start_of_the_order_of_tab(chrome, tmp_path):
    """Broken: who uses the keyboard passes both sides before anything can be played."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"))
    order = chrome.run(
        "return [...document.querySelectorAll('a[href], button, select, input, [tabindex]')]"
        ".filter(x => x.checkVisibility()).map(x => x.id)"
    )
    assert order.index("case") < order.index("play") < 9 < order.index("left")


def test_a_square_that_changed_is_seen(chrome, tmp_path):
    """Broken: what a statement did to the board looks like every other square."""
    opened(chrome, tmp_path / "page.html", named("minesweeper", "bfs", "dfs"), 5166)
    colours = """return [".changed", ":not(.changed)"].map(which => getComputedStyle(
        document.querySelector(`.board .grid tbody td${which}`)).backgroundColor)"""
    for _ in range(100):
        if chrome.run("return document.querySelector('.board .grid tbody td.changed') !== null"):
            break
        chrome.press("ArrowRight")
    changed, other = chrome.run(colours)
    assert changed != other


TRACED = '''"""Doubles in two steps.

For number = 3:

    i  seen      total
    0  []        0
    1  ['a', 1]  3      halfway
    1  ['a', 2]  6
    return 6
Level: 2
From: adds; one step is
  too easy
Time: O(1)
Space: O(1)
"""


class Solution:
    def double(self, number):
        total = 0
        for i in range(2):
            total += number
        return total
'''
SEEN = "return [...document.querySelectorAll('.trace tbody tr')].map(row => row.innerText.trim())"


def learn(chrome, made):
    """Open the entry of that solution."""
    made.write("problems/double/solutions/doubles.py", TRACED)
    assert made.kata("page", "double").returncode == 0
    chrome.open(f"{(made.root / 'build/double.html').as_uri()}#learn=doubles")
    chrome.run("document.getElementById('reveal').click()")


ENTER, ESCAPE = "\ue007", "\ue00c"


def test_a_trace_is_played_by_keys_alone(chrome, tmp_path):
    """Broken: what comes next stands there already, a right answer is wrong, or one is stuck."""
    learn(chrome, Repository(tmp_path))
    assert chrome.run("return document.activeElement.textContent").startswith(
        "Doubles in two steps"
    )
    whole = chrome.run(SEEN)
    chrome.run("document.querySelector('.trace button').focus()")
    keys(chrome, ENTER)
    said = ".trace [role=status]"
    assert text(chrome, said) == "Row 2: i is 1, what is seen?"
    rows = chrome.run(SEEN)
    assert rows[0] == whole[0]
    assert rows[1] == "1"
    assert rows[2:] == ["", ""]
    keys(chrome, *'["a",1]', ENTER)
    assert text(chrome, said) == "✓ Right. Row 2: i is 1, seen is ['a', 1], what is total?"
    keys(chrome, *"4", ENTER)
    assert text(chrome, said).startswith("✗ Wrong: it is 3. Row 3: ")
    assert "halfway" in chrome.run(SEEN)[1]
    keys(chrome, ENTER)  # who does not know
    keys(chrome, *" 6", ENTER)
    assert text(chrome, said) == "✓ Right. 2 of 4 right."
    assert chrome.run(SEEN) == whole
    keys(chrome, ENTER, ESCAPE)
    assert chrome.run(SEEN) == whole
    assert text(chrome, said) == ""
    keys(chrome, ENTER)
    assert text(chrome, said).startswith("Row 2: ")


def test_the_name_of_a_solution_leads_to_it(chrome, tmp_path):
    """Broken: where a solution comes from is a word that one has to search for."""
    learn(chrome, Repository(tmp_path))
    chrome.run("document.querySelector('[href=\"#learn=adds\"]').click()")
    chrome.wait("return document.activeElement.closest('[data-name=adds]')?.open")
