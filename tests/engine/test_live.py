"""The judge in the browser: on pages with live/, served to this machine."""

import ast
import json
import re
import shutil
import signal
import subprocess
import sys
import urllib.error
import urllib.request

import pytest
from browser import WRITE, keys, served
from kata import KataError
from kata.cases.generate import cases_of
from kata.commands import page as verb
from kata.commands.main import run as run_verb
from kata.judge.verdict import judge
from kata.live import build
from kata.live.serve import serving
from kata.paths import ROOT, cached
from kata.problem.lookup import find_problem
from kata.watch.page.index import packed
from kata.watch.page.render import shared
from site_of_run import (
    CHAIN,
    CLASS,
    GRAPH,
    IN_PLACE,
    NO_NPM,
    PERIMETER,
    ROUND_TRIP,
    TREE,
    in_live,
)

RIGHT_STAIRS = """class Solution:
    def climbStairs(self, n: int) -> int:
        a, b = 1, 1
        for _ in range(n):
            a, b = b, a + b
        return a
"""
STAIRS = "class Solution:\n    def climbStairs(self, n: int) -> int:\n        {}\n"


@pytest.fixture
def desk(chromium, site, pages):
    """Opens the editor of a problem, `kept` as it is if that is open, and waits for Python."""

    def open_editor(slug, more="", wait="Ready", kept=False, local=None):
        is_open = f"return location.pathname === '/{slug}.html' && document.body.dataset.view"
        if kept and chromium.run(is_open) == "solve":
            return chromium
        chromium.open("about:blank")
        chromium.show(1280, 800)
        chromium.logged("browser")
        chromium.open(f"{site}/{in_live(pages, 'box.html')[0]}")
        chromium.run("localStorage.clear(); Object.assign(localStorage, arguments[0])", local or {})
        chromium.open(f"{site}/{slug}.html{more}")
        chromium.wait(f"return document.getElementById('status').textContent.includes('{wait}')")
        return chromium

    return open_editor


SAID = "return document.getElementById('verdict').innerText"


def judged(browser, source=None):
    """Write a source; what the editor says of it once all is said."""
    if source is not None:
        browser.run(WRITE, source)
    browser.wait(
        "return document.getElementById('status').textContent === ''"
        " && document.querySelector('#verdict *')"
    )
    return browser.run(SAID)


def own(slug, name):
    return (find_problem(slug).folder / f"{name}.py").read_text("utf-8")


def test_right_and_wrong_as_in_a_terminal(desk):
    """Broken: what the page says is not what the judge says, or not of what is written now."""
    open_desk = desk("climbing-stairs")
    said = judged(open_desk, RIGHT_STAIRS)
    assert said.startswith("✓ Accepted")
    assert "all 45 inputs there are" in said
    outdated = "return document.getElementById('verdict').className"
    assert open_desk.run(outdated) == ""
    assert open_desk.run(f"{WRITE}; {outdated}", "x = (") == "outdated"
    said = judged(open_desk, STAIRS.format("return n"))
    assert said.startswith("✗ Wrong Answer")
    assert "\nThe smallest input that fails" in said
    assert "\nexpected\n5\nyours\n4\n" in said
    assert re.search(r"How it came about\s+3\s+return n", said)  # as no attempt goes on
    assert (said.count("expected"), said.count("yours")) == (1, 1)
    offered = "return document.querySelector('#verdict [data-watch]').dataset.watch"
    assert open_desk.run(offered) == "n = 4"
    assert not re.search("Again|make |kata judge|climbing_stairs.py", said)
    assert open_desk.logged("browser") == []


@pytest.mark.parametrize(
    ("body", "word", "says"),
    [
        ("while True: pass", "✗ Time Limit Exceeded", "all variables as in an earlier one:"),
        (
            "return sum(range(10**11))",
            "✗ Time Limit Exceeded",
            "the limit is 2 s by the clock for one case",
        ),
        (
            's = "x"\n        while True:\n            s += s',
            "✗ Memory Limit Exceeded",
            "MemoryError",
        ),
        ("return [][n]", "✗ Runtime Error", "IndexError: list index out of range"),
        ("return self.climbStairs(n)", "✗ Runtime Error", "RecursionError"),
        ("sum(range(999)); self.climbStairs(n)", "✗ Time Limit Exceeded", "2 s by the clock"),
        ("print('here'); return 0", "✗ Wrong Answer", "printed in this case:\n  here"),
        ("import os; os._exit(3)", "✗ Runtime Error", "the process exited with status 3"),
        ("import requests", "✗ Runtime Error", "No module named 'requests'"),
        ("import numpy", "? Not Judged", "needs numpy, which LeetCode has"),
        ("import asyncio; return asyncio.run(asyncio.sleep(0, n))", "? Not Judged", "nor asyncio"),
        ("import threading; threading.Thread().start()", "? Not Judged", "neither threads nor"),
        ("import js", "✗ Runtime Error", "No module named 'js'"),
        ("from pyodide.code import run_js; run_js('1')", "✗ Runtime Error", "No module named 'js'"),
        ("return input()", "✗ Runtime Error", "LeetCode passes arguments instead"),
        ("return int(", "✗ Runtime Error", "SyntaxError"),
        (
            f"return {'(' * 300}n{')' * 300}",
            "It is nested too deeply",
            "for this browser.",
        ),
    ],
)
def test_ways_to_fail(desk, body, word, says):
    """Broken: a solution that fails in this way ends the judge, or is taken for right."""
    said = judged(desk("climbing-stairs", kept=True), STAIRS.format(body))
    assert said.startswith(word)
    how = "return document.querySelector('#verdict .how')?.textContent ?? ''"
    assert says in said + desk("climbing-stairs", kept=True).run(how)
    assert not re.search("pip install|fails too", said)
    assert ("expected" in said) == ("Wrong" in word)  # else nothing came out to compare


def test_what_takes_long_says_so_and_can_be_stopped(desk):
    """Broken: for twelve seconds nothing tells whether an endless loop is judged, or ends it."""
    open_desk = desk("climbing-stairs", kept=True)
    open_desk.run(WRITE, STAIRS.format("while True: pass"))
    open_desk.wait(
        "return document.getElementById('stop').checkVisibility() && "
        "/^Case 1 has taken \\d s so far/.test(document.getElementById('status').textContent)"
    )
    stopped = "document.getElementById('stop').click(); return document.getElementById('status')"
    assert open_desk.run(f"{stopped}.textContent") == "Stopped."
    assert not open_desk.run("return document.getElementById('stop').checkVisibility()")
    assert judged(open_desk, RIGHT_STAIRS).startswith("✓ Accepted")


def test_calls_that_nest_too_deep_for_a_browser_are_not_judged_here(desk):
    """Broken: what may be right is refused, or is taken for right, or ends the judge."""
    source = own("two-sum", "solutions/hash_map") + (
        "\n    def deep(self, n):\n        return n and max(map(self.deep, [n - 1]))\n"
    )
    seen = "        seen"
    deep = f"        self.deep(len(nums) if len(nums) > 900 else 0)\n{seen}"
    open_desk = desk("two-sum", kept=True)
    said = judged(open_desk, source.replace(seen, deep, 1))
    assert said.startswith("? Not Judged")
    assert open_desk.run("return document.querySelector('#verdict h2').className") == "yellow"
    assert "judge it with kata judge" in said


def test_long_lists_are_judged(desk):
    """Broken: a right solution ends Python, as to free a long list takes nested calls."""
    (right,) = [one for one in find_problem(CHAIN).solutions if one.name == "turn_each_link"]
    assert judged(desk(CHAIN), right.source).startswith("✓ Accepted")


def test_what_ends_python_is_not_judged_here(desk):
    """Broken: what ends the interpreter ends the judge, and nothing is said any more."""
    source = "import os\n\n" + RIGHT_STAIRS.replace(
        "        a, b", "        if n == 40:\n            os.abort()\n        a, b", 1
    )
    open_desk = desk("climbing-stairs", kept=True)
    said = judged(open_desk, source)
    assert said.startswith("? Accepted so far")
    assert open_desk.run("return document.querySelector('#verdict h2').className") == "yellow"
    assert "that ends Python in a browser: case" in said


def test_a_problem_of_which_only_the_statement_is_known(desk):
    """Broken: the editor says Accepted, or Wrong Answer, where nobody knows what is right."""
    open_desk = desk("island-perimeter")
    said = judged(open_desk, PERIMETER.format("len(here - land) + 0"))
    assert said.startswith("· Not Refuted")
    assert "compared with theirs.py" in said
    said = judged(open_desk, PERIMETER.format("4"))
    assert said.startswith("≠ Differs")
    assert "theirs.py: 6" in said


@pytest.mark.parametrize("slug", [TREE, GRAPH, CLASS, IN_PLACE, ROUND_TRIP])
def test_shapes(desk, slug):
    """Broken: a shape of problem is judged only where there are processes."""
    problem, open_desk = find_problem(slug), desk(slug)
    right = next(one for one in problem.solutions if one.level == 2)
    wrong = next(one for one in problem.mistakes if not one.declared("VERDICT", ""))
    said = judged(open_desk, right.source)
    assert said.startswith("✓ Accepted")
    assert f"{judge(right, cases_of(problem)).right:,} cases" in said
    said = judged(open_desk, wrong.source)
    assert said.startswith("✗ Wrong Answer")
    assert "The smallest " in said
    pictures = open_desk.run("return document.querySelectorAll('#verdict figure:has(svg)').length")
    assert pictures == (3 if slug == TREE else pictures)  # the input, expected, yours


WATCH = "document.querySelector('#results [data-watch]').click()"


def test_a_failing_run_is_watched_beside_the_nearest_solution(desk):
    """Broken: what is written cannot be watched, or that counts as a look at a solution."""
    source = own("two-sum", "wrong/own_partner")
    kept = {
        "katas:solved": {"two-sum": "2020-02-02"},
        "katas:states": {"two-sum": {"due": "2020-02-03"}},
    }
    local = {key: json.dumps(value) for key, value in kept.items()}
    open_desk = desk("two-sum", local=local)
    judged(open_desk, source)
    open_desk.run(WATCH)
    open_desk.wait("return document.querySelector('#left').value.startsWith('yours')")
    shown = open_desk.run(
        """const text = selector => document.querySelector(selector).textContent;
        return { left: text("#left-side .verdict"), right: text("#right-side .verdict"),
          code: [...document.querySelectorAll("#left-side .line")].length, said: text("#said"),
          label: document.querySelector("#case").selectedOptions[0].label }"""
    )
    assert shown["left"] == "✗ Wrong Answer"
    assert shown["right"] == "✓ Accepted"
    assert shown["code"] == len(source.splitlines()) + source.endswith("\n")
    assert shown["said"].startswith("yours: ")
    assert shown["label"].startswith("yours: nums = ")
    assert open_desk.logged("browser") == []
    right = "return document.querySelector('#right-side').checkVisibility()"
    assert not open_desk.run(right)  # a solution is shown to who has asked for it
    assert "looked" not in open_desk.run(LOG)
    open_desk.run("document.getElementById('reveal').click()")
    open_desk.wait(right)
    open_desk.run("document.querySelector('.views [href=\"#solve\"]').click()")
    open_desk.wait(f"return {VIEW} === 'solve'")
    assert judged(open_desk).startswith("✗ Wrong Answer")  # without Python having to start again
    open_desk.run("history.back()")
    open_desk.wait("return location.hash.includes('left=yours')")
    open_desk.run("location.reload()")
    open_desk.wait("return document.querySelector('#left')?.value === 'yours'")
    assert open_desk.run("return document.querySelector('#said').textContent") == shown["said"]
    open_desk.run(
        """const right = document.getElementById("right");
        right.value = [...right.options].find(one => one.value !== right.value).value;
        right.dispatchEvent(new Event("change"));"""
    )  # which is recorded now, on one's own input
    open_desk.wait("return !document.querySelector('#right-side .now').textContent.includes('…')")
    assert open_desk.run("return document.getElementById('unknown').hidden")
    assert open_desk.run("return document.querySelector('#left').value") == "yours"
    assert open_desk.run("return document.querySelector('#right-side .verdict').textContent") == (
        "✓ Accepted"
    )


EARLY = r"""const count = document.querySelector("#left-side .count");
    new MutationObserver(() => {
        if (window.early || !/of over \d{1,3}$/.test(count.textContent)) return;
        window.early = count.textContent;
        document.querySelector("[data-key='→']").click();
    }).observe(count, { childList: true });"""


def test_the_first_steps_are_shown_while_the_others_are_recorded(desk):
    """Broken: who watches a long run waits for all of it, or is moved when the rest has come."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, STAIRS.format("for _ in range(400):\n            n += 0\n        return n"))
    open_desk.run(EARLY)
    open_desk.run(WATCH)
    count = "document.querySelector('#left-side .count').textContent"
    open_desk.wait(f"return {count}.endsWith(' of 803')")
    assert open_desk.run("return window.early").startswith("step 1 of over ")
    assert open_desk.run(f"return {count}").startswith("step 2 of ")


VIEW = "document.body.dataset.view"
ADD = """document.getElementById("own").value = arguments[0];
    document.getElementById("add").requestSubmit();"""
INPUTS = """return [...document.querySelectorAll("#inputs li")].map(one =>
    [...one.querySelectorAll(".given > span, code, dd")].map(part => part.textContent).join("|"))"""
SAYS = "const said = document.getElementById('{}').textContent; return said && !said.includes('…')"


def test_the_examples_run_with_what_they_print(desk):
    """Broken: one cannot see what the code makes of an example, or what it prints there."""
    open_desk = desk("climbing-stairs")
    assert open_desk.run(INPUTS) == ["·|n = 2", "·|n = 3"]
    open_desk.run(WRITE, STAIRS.format("print('at', n); return n"))
    open_desk.run("document.getElementById('run').click()")
    open_desk.wait("return document.querySelectorAll('#inputs dd').length === 6")
    assert open_desk.run(INPUTS) == ["✓|n = 2|2|2|at 2\n", "✓|n = 3|3|3|at 3\n"]
    assert open_desk.run(VERDICT) == ""
    judged(open_desk, STAIRS.format("return 2 if n < 3 else [][n]"))
    assert open_desk.run(INPUTS) == [
        "✓|n = 2|2|2",
        "✗|n = 3|3|Runtime Error: IndexError: list index out of range (line 3)",
    ]
    judged(open_desk, STAIRS.format("while True: pass"))
    assert open_desk.run(INPUTS)[1] == "·|n = 3"  # the one before took all the time
    judged(open_desk, STAIRS.format("return 2 if n < 3 else 3"))
    assert open_desk.run(INPUTS)[0].startswith("✓|n = 2|")
    swallow = "while True:\n            try:\n                while True: pass\n"
    judged(open_desk, STAIRS.format(f"{swallow}            except BaseException: pass"))
    assert open_desk.run(INPUTS) == ["·|n = 2", "·|n = 3"]  # which would never end
    judged(open_desk, "class Solution:\n    def climb")
    assert [one.count("SyntaxError") for one in open_desk.run(INPUTS)] == [1, 1]


def test_inputs_of_ones_own_are_kept_watched_and_refused(desk):
    """Broken: an own input is gone after a reload, stays for ever, or an illegal one is run."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, STAIRS.format("return n"))
    open_desk.run(ADD, "n = 99")
    open_desk.wait(SAYS.format("refused"))
    assert "45" in open_desk.run("return document.getElementById('refused').textContent")
    assert open_desk.run("return document.getElementById('own').value") == "n = 99"
    open_desk.run(ADD, "7")
    open_desk.wait("return document.querySelectorAll('#inputs li').length === 3")
    assert open_desk.run(INPUTS)[2] == "✗|7|21|7"
    assert open_desk.run("return document.getElementById('refused').textContent") == ""
    assert open_desk.run("return document.getElementById('own').value") == ""
    open_desk.run("location.reload()")
    open_desk.wait("return document.querySelectorAll('#inputs li').length === 3")
    judged(open_desk)
    open_desk.run("document.querySelector('#inputs li:last-child [data-watch]').click()")
    open_desk.wait(
        "const [one] = document.querySelector('#case').selectedOptions;"
        "return one?.label === 'yours: n = 7'"
    )
    open_desk.run("history.back()")
    open_desk.wait(f"return {VIEW} === 'solve'")
    open_desk.run("document.querySelector('[data-drop]').click()")
    assert len(open_desk.run(INPUTS)) == 2
    for text in ("n = 8", "n = 9"):  # before the first has run
        open_desk.run(ADD, text)
    open_desk.wait("return document.querySelectorAll('#inputs li').length === 4")
    for _ in range(2):
        open_desk.run("document.querySelector('[data-drop]').click()")
    assert open_desk.run("return localStorage['katas:inputs:climbing-stairs']") == "[]"


def test_accepted_leads_on(desk):
    """Broken: Accepted is a dead end, leaves no tick, or the solutions stay hidden."""
    open_desk = desk("two-sum")
    judged(open_desk, own("two-sum", "wrong/own_partner"))
    shows = "return document.getElementById(arguments[0]).checkVisibility()"
    assert open_desk.run("return localStorage['katas:solved'] ?? ''") == ""
    open_desk.run("location.hash = 'learn'")
    open_desk.wait(f"return {VIEW} === 'learn'")
    assert [open_desk.run(shows, part) for part in ("gate", "lessons")] == [True, False]
    open_desk.run("history.back()")
    open_desk.wait(f"return {VIEW} === 'solve'")
    said = judged(open_desk, own("two-sum", "solutions/hash_map"))
    title = "Hash map with the index of every earlier value"
    assert re.search(rf"Watch it beside {title}\s+The other ideas\s+Next: Climbing Stairs", said)
    today = json.loads(open_desk.run("return localStorage['katas:solved']"))["two-sum"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", today)
    assert open_desk.run(shows, "solved")
    open_desk.wait("return document.querySelector('#times .own rect')")
    times = "return [...document.querySelectorAll('#times tr')].map(one => one.innerText)"
    assert {"yours", title} <= {re.split(r"\s*\t", one)[0] for one in open_desk.run(times)}
    assert open_desk.run("return document.querySelector('#rating a').hash").startswith("#learn=")
    open_desk.run("document.querySelector('#verdict [href=\"#learn\"]').click()")
    open_desk.wait(f"return {VIEW} === 'learn'")
    assert [open_desk.run(shows, part) for part in ("gate", "lessons")] == [False, True]
    again = desk("two-sum", local={"katas:solved": '{"two-sum":"2020-02-02"}'})
    judged(again, own("two-sum", "solutions/hash_map"))
    assert again.run("return localStorage['katas:solved']") == '{"two-sum":"2020-02-02"}'


def test_an_accepted_attempt_is_rated_and_kept_in_the_log(desk):
    """Broken: what was solved in the browser never comes back, or not as one rates it."""
    open_desk = desk("climbing-stairs")
    said = judged(open_desk, STAIRS.format("return n"))
    assert "How it came about in 1 line · counts as a hint" in said
    assert "return n" not in said
    open_desk.run("document.querySelector('#verdict .how').open = true")
    open_desk.wait("return localStorage['katas:log'].includes('\"why\"')")
    open_desk.run("document.getElementById('hint').click()")
    open_desk.wait("return document.querySelectorAll('#hints li').length === 1")
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait("return document.querySelector('#rating [data-rating=easy]')")
    open_desk.run("document.querySelector('#rating [data-rating=easy]').click()")
    open_desk.wait("return document.querySelector('#rating').textContent.startsWith('Rated easy')")
    lines = open_desk.run("return localStorage.getItem('katas:log')").splitlines()
    *events, done, rated = map(json.loads, lines)
    assert [one["event"] for one in events] == ["begun", "tried", "hinted", "hinted", "solved"]
    assert (done["event"], done["problem"], done["tries"]) == ("done", "climbing-stairs", 1)
    assert done["hints"] == ["why", "cost"]
    assert (rated["event"], rated["rating"]) == ("rated", "easy")
    judged(open_desk, RIGHT_STAIRS + "\n")  # what was accepted, and is typed on
    said = open_desk.run(RATING)
    assert said.startswith("Not rated: this code was accepted before; “New” begins another attempt")
    assert "The problem comes back on 2" in said
    open_desk.run("document.getElementById('new').click()")
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait(f"{RATING}.startsWith('Solved again today: it does not count; comes back in')")
    lines = open_desk.run("return localStorage.getItem('katas:log')").splitlines()[len(lines) :]
    assert [json.loads(line)["event"] for line in lines] == ["begun", "solved", "done"]
    assert "rating" not in json.loads(lines[-1])


def test_an_attempt_that_was_accepted_is_rated_after_a_reload(desk):
    """Broken: who closes the page before the rating is there has solved it for nothing."""
    about = {"at": "2026-11-24T21:00:00+01:00", "number": "70", "problem": "climbing-stairs"}
    more = {"begun": {}, "tried": {"failures": ["Late 1"]}, "left": {"seconds": 45}}
    lines = [json.dumps({**about, "event": event, **fields}) for event, fields in more.items()]
    draft = json.dumps({"draft": RIGHT_STAIRS})
    local = {"katas:climbing-stairs": draft, "katas:log": "\n".join(lines)}
    open_desk = desk("climbing-stairs", wait="", local=local)
    open_desk.wait(f"{RATING}.includes(', 1 failing verdict, no hints; comes back')")
    *_, done = open_desk.run("return localStorage['katas:log']").splitlines()
    assert json.loads(done)["event"] == "done"


TOMORROW = """window.Date = class extends Date {
        constructor(...some) { super(...some.length ? some : [Date.now() + 24 * 3600 * 1000]); }
    };"""

WHEN_ACCEPTED = """const seen = new MutationObserver(() => {
        if (!document.querySelector("#verdict .green")) return;
        seen.disconnect();
        ACT;
    });
    seen.observe(document, { childList: true, subtree: true });"""


def test_who_leaves_as_soon_as_it_is_accepted_is_rated_on_the_next_day(desk, site):
    """Broken: what was due is rated never, or by the day of the reload, and its draft is gone."""
    due = json.dumps({"climbing-stairs": {"due": "2020-02-02"}})
    open_desk = desk("climbing-stairs", local={"katas:states": due})
    gone = "document.getElementById('python').remove()"  # as is Python with the page
    open_desk.run(WHEN_ACCEPTED.replace("ACT", gone))
    open_desk.run(WRITE, RIGHT_STAIRS)
    open_desk.wait(f"{LOG}.includes('solved')")
    solved = json.loads(open_desk.run(LOG).splitlines()[-1])
    assert solved["event"] == "solved"
    with open_desk.before(TOMORROW):
        open_desk.open(f"{site}/climbing-stairs.html")
        open_desk.wait(f"{RATING}.startsWith('Rated easy')")
    assert open_desk.run(CODE) == RIGHT_STAIRS
    judged(open_desk)
    assert open_desk.run(RATING).startswith("Rated easy")
    (done,) = [one for one in open_desk.run(LOG).splitlines() if "done" in one]
    assert json.loads(done)["at"] == solved["at"]


@pytest.mark.parametrize("act", ["judge", "new"])
def test_what_is_done_after_accepted_changes_no_rating(desk, act):
    """Broken: who types on, presses Judge again or begins anew is not rated, or twice."""
    open_desk = desk("climbing-stairs")
    write = WRITE.replace("to: view.state.doc.length, ", "").replace("arguments[0]", "'# '")
    click = f"document.getElementById('{act}').click()"
    open_desk.run(WHEN_ACCEPTED.replace("ACT", f"{click}; {write}"))
    open_desk.run(WRITE, RIGHT_STAIRS)
    open_desk.wait(f"{LOG}.includes('done')")
    judged(open_desk)
    assert [json.loads(one)["event"] for one in open_desk.run(LOG).splitlines()] == [
        "begun",
        "solved",
        "done",
    ]


def test_an_attempt_that_is_over_is_over_in_every_tab(desk, site):
    """Broken: a tab that was open, too, goes on with what is over, and begins no other attempt."""
    open_desk = desk("climbing-stairs")
    first = open_desk.ask("/window")
    judged(open_desk, STAIRS.format("return n"))
    second = open_desk.ask("/window/new", {"type": "tab"})["handle"]
    open_desk.ask("/window", {"handle": second})
    try:
        open_desk.open(f"{site}/climbing-stairs.html")
        judged(open_desk)
        open_desk.run(WRITE, "x = (")
        open_desk.ask("/window", {"handle": first})
        judged(open_desk, RIGHT_STAIRS)
        open_desk.wait(f"{RATING}.includes('comes back')")
        open_desk.ask("/window", {"handle": second})
        open_desk.wait("return document.getElementById('clock').textContent === '0:00'")
        open_desk.run("document.getElementById('new').click()")
        judged(open_desk, RIGHT_STAIRS)
        open_desk.wait(f"{RATING}.startsWith('Solved again today')")
        events = [json.loads(one)["event"] for one in open_desk.run(LOG).splitlines()]
        assert events[-5:] == ["solved", "done", "begun", "solved", "done"]
    finally:
        close(open_desk, second, first)


def test_a_hint_comes_though_one_types_on(desk):
    """Broken: a hint that was asked for while judging never comes, and nothing says so."""
    open_desk = desk("climbing-stairs", kept=True)
    open_desk.run(WRITE, STAIRS.format("while True: pass"))
    open_desk.wait("return document.getElementById('status').textContent.startsWith('Judging')")
    open_desk.run("document.getElementById('hint').click()")
    judged(open_desk, STAIRS.format("return n"))
    assert open_desk.run("return document.querySelectorAll('#hints li').length") > 0


TRY = """const field = document.getElementById("example"); field.value = arguments[0];
    document.getElementById("try").requestSubmit();"""
TRIED, NEEDED = (
    f"return document.getElementById('{name}').textContent" for name in ("tried", "needed")
)


def test_examples_come_before_code(desk):
    """Broken: a page says of an example what the terminal does not, loses it, or gives it away."""
    opened = desk("two-sum")
    opened.run(TRY, "nums = [4,5], target = 9 -> [0,0]")
    opened.wait(f"{TRIED}.startsWith('that is not right')")
    opened.run("document.getElementById('need').click()")
    opened.wait(f"{NEEDED} === 'nums = [4,5], target = 9 → [0,1]'")
    opened.run(TRY, "nums = [4,4], target = 8 -> [1,0]")
    opened.wait(f"{TRIED}.startsWith('right: it refutes ')")
    refuted, every = map(int, re.findall(r"\d+", opened.run(TRIED))[:2])
    dots = "return document.querySelectorAll('#dots span{}').length"
    assert [opened.run(dots.format(which)) for which in (".out", "")] == [refuted, every]
    opened.run("document.getElementById('need').click()")
    opened.wait(f"{NEEDED}.includes('the smallest input known has')")
    assert "Two Sum" not in opened.run(NEEDED)
    opened.run("document.getElementById('give').click()")
    opened.wait(f"{NEEDED}.includes('→')")
    assert "your example 1" in judged(opened, own("two-sum", "wrong/skips_equal_partner"))
    opened.run("location.reload()")
    opened.wait("return document.querySelectorAll('#typed li').length === 1")
    typed = [json.loads(one) for one in opened.run("return localStorage['katas:log']").splitlines()]
    assert [one["examples"] for one in typed if one["event"] == "typed"] == [
        ["nums = [4,4], target = 8 → [1,0]"]
    ]
    opened.wait("return document.querySelector('#verdict [data-keep]')")
    opened.run("document.querySelector('#verdict [data-keep]').click()")
    opened.wait("return localStorage['katas:inputs:two-sum']")


def test_an_attempt_goes_on_after_a_reload(desk):
    """Broken: who reloads the page has no failing verdict, no hint, and has seen no solution."""
    open_desk = desk("climbing-stairs")
    for number, body in enumerate(("return n", "return 1", "return n"), 1):
        judged(open_desk, STAIRS.format(body))
        open_desk.run("document.getElementById('judge').click()")  # so that it counts at once
        open_desk.wait(f"{LOG}.split('tried').length === {number + 1}")
        open_desk.run("document.getElementById('hint').click()")
        open_desk.wait(f"return document.querySelectorAll('#hints li').length === {number}")
    open_desk.run("document.getElementById('reveal').click(); location.hash = 'learn'")
    open_desk.wait(f"return {VIEW} === 'learn'")
    open_desk.run("location.hash = 'solve'")
    open_desk.run("location.reload()")
    judged(open_desk)
    shown = open_desk.run("return document.querySelectorAll('#hints li').length")
    assert shown > 0
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait(f"{RATING}.startsWith('Rated again: the solution was shown')")
    *_, done = map(json.loads, open_desk.run("return localStorage['katas:log']").splitlines())
    assert (done["tries"], done["hints"]) == (3, ["cost", "question", "patterns", "solution"])
    open_desk.run("document.getElementById('new').click()")
    assert open_desk.run("return document.querySelectorAll('#hints li').length") == 0


RATING = "return document.getElementById('rating').textContent"
LOG = "return localStorage['katas:log']"


def test_who_has_seen_a_solution_is_rated_so(desk):
    """Broken: a solution that was copied from the page comes back in eight days."""
    open_desk = desk("climbing-stairs")
    open_desk.run("document.getElementById('reveal').click(); location.hash = 'learn'")
    open_desk.run("location.hash = 'solve'")
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait("return document.querySelector('#rating p')")
    said = open_desk.run("return document.querySelector('#rating p').textContent")
    assert said.startswith("Rated again: the solution was shown")


def test_what_is_due_opens_on_a_blank_draft(desk):
    """Broken: what is to be written again stands there already, accepted."""
    drafts = {"draft": RIGHT_STAIRS, "earlier": []}
    due = {"climbing-stairs": {"due": "2020-02-02", "title": "Climbing Stairs"}}
    local = {"katas:climbing-stairs": json.dumps(drafts), "katas:states": json.dumps(due)}
    open_desk = desk("climbing-stairs", local=local)
    assert "return a" not in open_desk.run(CODE)
    assert "due" in open_desk.run("return document.getElementById('notes').textContent")
    assert len(open_desk.run(EARLIER)) == 1
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait("return document.querySelector('#rating p')")
    assert open_desk.run("return document.getElementById('notes').textContent") == ""  # it was due


def test_python_is_loaded_only_where_one_solves(chromium, site, pages):
    """Broken: whoever only reads fetches megabytes at once, or whoever solves more than nine."""
    of_page = {f"{site}/{name}" for name in shared()}
    chromium.open(f"{site}/live/names.json")
    chromium.run("localStorage.clear()")
    chromium.open("about:blank")
    chromium.requested()
    spares = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    with chromium.before(spares):
        chromium.open(f"{site}/two-sum.html")
    chromium.wait("return document.querySelector('.cm-content')")
    some = in_live(pages, "writing.mjs", "editor.mjs", "two-sum.json")
    some = ["two-sum.html", "live/names.json", *some]
    first = chromium.requested()
    assert [url for url in first if url not in of_page] == [f"{site}/{name}" for name in some]
    chromium.run("document.querySelector('.cm-content').focus()")
    chromium.wait("return document.getElementById('status').textContent.includes('Ready')")
    requested = chromium.requested()
    assert f"{site}/{in_live(pages, 'pyodide.zst')[0]}" in requested
    assert all(url.startswith((site, "blob:")) for url in requested)
    names = {url.removeprefix(f"{site}/") for url in (*first, *requested) if "blob:" not in url}
    assert sum((pages / name).stat().st_size for name in names) <= 9_000_000
    assert not [line for line in chromium.logged("browser") if "without its snapshot" in line]


LEAVES = """import builtins

class Solution:
    def climbStairs(self, n):
        builtins.left = True
        return 0
"""
FINDS = "class Solution:\n    def twoSum(self, nums, target):\n        return left\n"
TURN = "document.querySelector('[rel={}]').click()"


def test_python_stays_from_problem_to_problem(desk, site, pages):
    """Broken: each problem starts Python anew, or in one where the code of another has run."""
    open_desk = desk("climbing-stairs")
    assert "✗ Wrong Answer" in judged(open_desk, LEAVES)
    open_desk.run("globalThis.stays = true")
    open_desk.requested()
    open_desk.run(TURN.format("prev"))
    open_desk.wait("return location.pathname === '/two-sum.html'")
    open_desk.wait("return document.getElementById('status').textContent.includes('Ready')")
    assert "NameError" in judged(open_desk, FINDS)
    assert open_desk.run("return document.title").startswith("Two Sum")
    open_desk.run("history.back()")
    open_desk.wait("return document.querySelector('.cm-content')?.innerText.includes('climb')")
    assert judged(open_desk, RIGHT_STAIRS).startswith("✓ Accepted")
    open_desk.run("document.querySelector('a.home').click()")
    open_desk.wait("return document.querySelector('.front #road .begun')")
    slugs = "two-sum", "climbing-stairs"
    some = in_live(pages, *(f"{one}.{kind}" for one in slugs for kind in ("json", "zip")))
    some += ["two-sum.html", "climbing-stairs.html", "index.html"]
    asked = [url for url in open_desk.requested() if url.startswith(site)]
    assert {*asked} <= {f"{site}/{name}" for name in (*some, "mistakes.js")}
    assert open_desk.run("return globalThis.stays")
    assert open_desk.logged("browser") == []


def test_pages_of_another_version_are_loaded_as_a_whole(desk, site):
    """Broken: a tab that was open when the site was published mixes two versions of it."""
    open_desk = desk("climbing-stairs")
    older = "document.querySelector('script[src]').setAttribute('src', 'site-00000000.js')"
    open_desk.run(f"globalThis.stays = true; {older}")
    open_desk.run(TURN.format("prev"))
    open_desk.wait("return !globalThis.stays && document.title.startsWith('Two Sum')")
    with open_desk.before(f"addEventListener('DOMContentLoaded', () => {{ {older} }})"):
        open_desk.open(f"{site}/mistakes.js")
        open_desk.open(f"{site}/two-sum.html#solve")
        status = "document.getElementById('status').textContent"
        open_desk.wait(f"return {status}.includes('of another version than the judge')")
    assert open_desk.run("return document.getElementById('again').checkVisibility()")


def test_python_that_does_not_come_is_tried_again(desk, site, pages):
    """Broken: once a request has failed, nothing is judged until the page is reloaded."""
    wasm = in_live(pages, "pyodide.zst")[0]
    fails = f"""const own = fetch; globalThis.tries = 0;
        fetch = (name, ...more) => name === "{wasm}" && !tries++ ? Promise.reject(new Error("cut"))
            : own(name, ...more);"""
    browser = desk("climbing-stairs")
    with browser.before(fails):
        browser.open("about:blank")
        browser.open(f"{site}/climbing-stairs.html")
        browser.wait("return document.getElementById('again')?.checkVisibility()")
    assert browser.run("return document.getElementById('status').textContent").endswith(": cut")
    browser.run("document.getElementById('again').click()")
    browser.wait("return document.getElementById('status').textContent.includes('Ready')")
    assert not browser.run("return document.getElementById('again').checkVisibility()")


def test_without_live_the_page_says_how_to_get_it(chromium, site, tmp_path):
    """Broken: Solve is empty, from the disk or where live/ was not built, or a plain link is."""
    with urllib.request.urlopen(f"{site}/two-sum.html") as answer:
        path = tmp_path / "two-sum.html"
        path.write_bytes(answer.read())
    for name, content in shared().items():
        (tmp_path / name).write_text(content, encoding="utf-8")
    look = """const seen = id => document.getElementById(id).checkVisibility();
        return seen("how") && seen("statement") && !seen("code")"""
    chromium.open("about:blank")
    chromium.open(path.as_uri() + "#write")
    chromium.wait(look)
    assert "\n" not in chromium.run("return document.getElementById('how').innerText.trim()")
    chromium.open("about:blank")
    chromium.open(path.as_uri())
    assert chromium.run(f"return {VIEW}") == "watch"
    with served(tmp_path) as address:
        chromium.open(f"{address}/two-sum.html")
        chromium.wait(f"return {VIEW} === 'watch'")
        chromium.run("document.querySelector('.views [href=\"#solve\"]').click()")
        chromium.wait(look)


FORGE = """import json
import sys

class Solution:
    def climbStairs(self, n):
        frame = sys._getframe()
        while "tell" not in frame.f_locals:
            frame = frame.f_back
        link = {"tag": "a", "attributes": {"href": "https://evil.example/"}, "children": ["Go"]}
        verdict = {"word": "Accepted", "mark": "✓", "colour": "green", "remarks": link, "near": "",
                   "details": [link], "how": [link], "pictures": {"n": link}, "input": "",
                   "failure": ""}
        rated = {"line": "forged", "said": link, "states": {}}
        for kind, data in ("KIND", verdict), ("answer", rated), ("solved", rated):
            frame.f_locals["tell"](json.dumps({"kind": kind, "data": data}))
        frame.f_locals["tell"](json.dumps({"kind": "done"}))
        END
"""
LINKS = "return [...document.querySelectorAll('#results a')].map(one => one.href)"


@pytest.mark.parametrize("kind", ["found", "answer"])
@pytest.mark.parametrize("end", ["return 0", "while True: pass"])
def test_what_is_judged_cannot_speak_for_the_judge(desk, kind, end):
    """Broken: the code of a link puts a link into the page, is Accepted, or rewrites the log."""
    open_desk = desk("climbing-stairs")
    states = '{"two-sum":{"due":"2030-01-01"}}'
    kept = {"katas:log": "mine", "katas:states": states}
    open_desk.run("Object.assign(localStorage, arguments[0])", kept)
    said = judged(open_desk, FORGE.replace("KIND", kind).replace("END", end))
    assert said.startswith("✗ Wrong Answer" if "0" in end else "✗ Time Limit Exceeded")
    assert open_desk.run(LINKS) == []
    assert open_desk.run("return localStorage['katas:solved']") is None
    assert open_desk.run("return localStorage['katas:states']") == states
    open_desk.wait(f"{LOG}.includes('tried')")
    mine, *events = open_desk.run(LOG).splitlines()
    assert (mine, [json.loads(one)["event"] for one in events]) == ("mine", ["begun", "tried"])


def test_a_link_with_a_right_solution_solves_nothing(desk):
    """Broken: a problem is solved, with its solutions shown, by what somebody else wrote."""
    open_desk = desk("climbing-stairs", f"#write={packed(RIGHT_STAIRS)}", wait="This code came")
    open_desk.run("document.getElementById('judge').click()")
    assert judged(open_desk).startswith("✓ Accepted")
    assert open_desk.run(RATING) == "Not rated: this code came with a link."
    assert open_desk.run("return localStorage['katas:solved']") is None


TRANSLATE = """const all = [];
    const texts = document.createTreeWalker(arguments[0], NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) all.push(texts.currentNode);
    for (const text of all) {
      const font = document.createElement("font");
      text.replaceWith(font);
      font.append(document.createElement("font"));
      font.firstChild.append(text);
    }"""


@pytest.mark.parametrize("change", [TRANSLATE, "arguments[0].querySelector('h2').remove()"])
def test_a_page_that_others_change_shows_the_new_verdict(desk, change):
    """Broken: where a browser translates, or an extension removes a node, the old one stays."""
    open_desk = desk("climbing-stairs", kept=True)
    change = change.replace("arguments[0]", "document.getElementById('verdict')")
    judged(open_desk, STAIRS.format("return n"))
    open_desk.run(change)
    assert judged(open_desk, RIGHT_STAIRS).startswith("✓ Accepted")
    open_desk.run(change)
    assert judged(open_desk, STAIRS.format("return n")).startswith("✗ Wrong Answer")
    assert open_desk.run("return document.querySelectorAll('#verdict h2').length") == 1
    assert open_desk.run("return document.querySelector('.writing').translate") is False


FAILURES = [
    ("two-sum", "own_partner", "How item 0 came to be 0"),
    (TREE, "descends_one_side", "How result.right.left stayed"),
    (CHAIN, "keeps_the_old_link", "How it came about"),
    (CLASS, "stride_of_ten", "How call 27, move(1, 12, 1), came to return 1"),
]


HOW = "const how = document.querySelector('#verdict .how'); how.open = true;"
SEEN = """return [...document.querySelectorAll("h2, .phrase, .drawn, .values, .how tr")]
    .filter(one => one.closest("#verdict")).map(one => one.getBoundingClientRect().bottom)"""
CURSOR = """const { state } = document.querySelector(".cm-content").cmTile.view;
    const { number, text } = state.doc.lineAt(state.selection.main.head);
    return [String(number), text === document.querySelector(".cm-failed").textContent,
        document.activeElement.classList.contains("cm-content")]"""


@pytest.mark.parametrize(("slug", "wrong", "title"), FAILURES)
def test_the_account_stands_above_the_fold(desk, slug, wrong, title):
    """Broken: why it fails, the point of it all, has to be scrolled to, or leads to no line."""
    open_desk = desk(slug)
    open_desk.show(1440, 900)
    judged(open_desk, own(slug, f"wrong/{wrong}"))
    assert open_desk.run(f"{HOW} return how.innerText").startswith(title)
    bottoms = open_desk.run(SEEN)
    assert len(bottoms) >= 6
    assert max(bottoms) <= 900
    last = f"{HOW} const one = how.querySelector('tr:last-child button'); one.focus();"
    number = open_desk.run(f"{last} return one.textContent")
    keys(open_desk, ENTER)
    assert open_desk.run(CURSOR) == [number, True, True]


def test_a_click_below_the_code_is_one_into_its_indented_last_line(desk):
    """Broken: what a newcomer types first stands at the margin, and is an IndentationError."""
    open_desk = desk("climbing-stairs")
    box = "const box = document.getElementById('code').getBoundingClientRect();"
    at = open_desk.run(
        f"{box} return [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)"
    )
    click = [{"type": "pointerMove", "x": at[0], "y": at[1]}, {"type": "pointerDown", "button": 0},
             {"type": "pointerUp", "button": 0}]  # fmt: skip
    pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
    open_desk.ask("/actions", {"actions": [{**pointer, "actions": click}]})
    keys(open_desk, "1")
    assert open_desk.run(CODE) == STAIRS.format("1").removesuffix("\n")


SPOILT = [
    "true",
    "5",
    "[1,{}]",
    '"text"',
    '{"two-sum":5,"draft":5,"earlier":[5],"file":5,"size":{}}',
]


@pytest.mark.parametrize("value", SPOILT)
def test_a_value_of_another_type_ends_no_page(desk, value):
    """Broken: one spoilt value in the storage, and there is no editor until it is cleared."""
    keys = "climbing-stairs inputs:climbing-stairs log states solved settings"
    local = {f"katas:{key}": value for key in keys.split()}
    run = "sessionStorage['katas:run:climbing-stairs'] = arguments[0]; location.reload()"
    open_desk = desk("climbing-stairs", local=local)
    open_desk.run(run, value)
    open_desk.wait("return document.getElementById('status').textContent.includes('Ready')")
    assert judged(open_desk, RIGHT_STAIRS).startswith("✓ Accepted")
    open_desk.wait(f"{RATING}.startsWith('Rated easy: ')")


def test_an_editor_that_does_not_start_says_why(chromium, site):
    """Broken: any error of the page is said to be a server without live/."""
    broken = "fetch = async () => new Response('', { status: 503 })"
    script = chromium.tell("Page.addScriptToEvaluateOnNewDocument", source=broken)
    chromium.open("about:blank")
    chromium.open(f"{site}/climbing-stairs.html#solve")
    chromium.tell("Page.removeScriptToEvaluateOnNewDocument", **script)
    chromium.wait("return document.getElementById('again').checkVisibility()")
    said = chromium.run("return document.getElementById('status').textContent")
    chromium.open("about:blank")  # which no test goes on with
    assert said.startswith("The editor does not start: live/names.json: 503.")


REACH = """const found = {}, request = new XMLHttpRequest(), tried = {
      request: () => { request.open("GET", arguments[0], false); request.send(); },
      localStorage: () => localStorage.length, cookie: () => document.cookie,
      parent: () => parent.document,
      indexedDB: () => indexedDB.open("own"),
    };
    for (const [name, act] of Object.entries(tried)) {
      try { act(); found[name] = "reached"; } catch { found[name] = "refused"; }
    }
    return [self.origin, found];"""


def test_what_is_written_reaches_neither_network_nor_storage(desk, site):
    """Broken: the code of a shared link reads what this site keeps, or tells somebody of it."""
    open_desk = desk("climbing-stairs", kept=True)
    open_desk.enter("#python")
    try:
        origin, found = open_desk.run(REACH, f"{site}/index.html")
    finally:
        open_desk.enter()
    assert origin == "null"
    assert (len(found), {*found.values()}) == (5, {"refused"}), found
    source = "import urllib.request; urllib.request.urlopen('SITE/index.html')"
    assert judged(open_desk, STAIRS.format(source.replace("SITE", site)))[0] in "✗?"


def test_shared_code_runs_only_after_a_click(desk):
    """Broken: a link runs somebody's code, or what was written cannot be shared."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, STAIRS.format("return n"))
    open_desk.run("navigator.clipboard.writeText = () => Promise.reject(new Error())")
    open_desk.run("document.getElementById('share-code').click()")
    open_desk.wait("return document.getElementById('box').open")
    link = open_desk.run("return document.getElementById('box-text').value")
    assert len(link) < 300
    shared = desk("climbing-stairs", "#" + link.partition("#")[2], wait="This code came")
    assert shared.run(CODE) == STAIRS.format("return n")
    assert shared.run("return localStorage.length") == 0
    assert "#write=" in shared.run("return location.hash")  # where a reload finds it
    shared.run(WRITE, STAIRS.format("return n + 0"))
    assert shared.run("return document.getElementById('verdict').innerText") == ""
    shared.run("document.getElementById('judge').click()")
    assert judged(shared).startswith("✗ Wrong Answer")
    assert shared.run("return localStorage.length") == 1
    assert shared.run("return location.hash") == "#solve"
    mine = json.dumps({"draft": RIGHT_STAIRS, "earlier": []})
    local = {"katas:climbing-stairs": mine}
    shared = desk(
        "climbing-stairs", "#" + link.partition("#")[2], wait="This code came", local=local
    )
    assert shared.run("return localStorage['katas:climbing-stairs']") == mine
    shared.run("document.getElementById('judge').click()")
    judged(shared)
    assert len(shared.run(EARLIER)) == 1  # one's own


REFUSES = """Object.defineProperty(globalThis, "localStorage", {
    get() { throw new DOMException("", "SecurityError"); } });"""
FOCUS = "document.querySelector('.cm-content').focus()"
NAMED = """return [...document.querySelectorAll("a")].filter(one => one.checkVisibility())
    .map(one => [one.target, one.hash])"""


def test_the_desk_stands_in_a_page_of_another_origin(chromium, site, tmp_path):
    """Broken: in a book, nothing is judged where storage is refused, or Tab stays in the code."""
    begun, wrong = STAIRS.format("pass"), STAIRS.format("return n")
    address = f"{site}/climbing-stairs.html#solve&embed&write={packed(begun)}"
    (tmp_path / "book.html").write_text(f"<iframe src='{address}' height=400></iframe><a href=#>")
    with served(tmp_path) as server:
        book = f"{server}/book.html".replace("127.0.0.1", "localhost")
        chromium.open(book)
        chromium.enter("iframe")
        try:
            chromium.wait("return document.querySelector('.cm-content')")
            assert chromium.run(CODE) == begun
            chromium.run(REFUSES + FOCUS)
            said = judged(chromium, wrong)
            notes = chromium.run("return document.getElementById('notes').textContent")
            links = chromium.run(NAMED)
            chromium.run(FOCUS)
            keys(chromium, "\ue00c", "\ue004")  # Escape, then Tab
            focused, address = chromium.run("return [document.activeElement.id, location.hash]")
        finally:
            chromium.enter()
        assert chromium.run("return location.href").rstrip("#") == book
    assert said.startswith("✗ Wrong Answer\n\nThe smallest input that fails")
    assert notes.endswith("this browser keeps nothing for the site.")
    assert (links, focused) == ([["_blank", "#solve"]], "judge")
    assert address.startswith("#solve&embed&write=")


CODE = "return document.querySelector('.cm-content').cmTile.view.state.doc.toString()"
VERDICT = "return document.getElementById('verdict').innerText"
EARLIER = "return [...document.querySelectorAll('#earlier option')].map(one => one.text)"


def test_the_draft_and_earlier_ones_are_kept(desk):
    """Broken: what was written is gone after a reload, or once one begins anew."""
    open_desk, one = desk("climbing-stairs"), STAIRS.format("return 1")
    start = STAIRS.format("").removesuffix("\n")
    judged(open_desk, RIGHT_STAIRS)
    open_desk.run("document.getElementById('new').click()")
    assert (open_desk.run(CODE), open_desk.run(VERDICT)) == (start, "")
    judged(open_desk, one)
    open_desk.run("location.reload()")
    open_desk.wait("return document.querySelector('.cm-content')")
    assert judged(open_desk).startswith("✗ Wrong Answer")
    assert open_desk.run(CODE) == one
    (label,) = open_desk.run(EARLIER)
    assert re.fullmatch(r"accepted on \d{4}-\d\d-\d\d, 6 lines", label)
    open_desk.run("document.getElementById('open').click()")
    assert judged(open_desk).startswith("✓ Accepted")
    assert open_desk.run(CODE) == RIGHT_STAIRS
    keys(open_desk, "z", held=CONTROL)
    assert open_desk.run(CODE) == RIGHT_STAIRS  # there is nothing to undo
    kept = json.loads(open_desk.run(KEPT))
    assert (kept["draft"], [code for _, code in kept["earlier"]]) == (
        RIGHT_STAIRS,
        [one, RIGHT_STAIRS],
    )
    assert open_desk.logged("browser") == []


KEPT = "return localStorage['katas:climbing-stairs']"
DAY = "accepted on 2020-02-02"


def test_what_was_accepted_is_kept(desk):
    """Broken: code that was accepted is gone once it is changed, or each change of it is kept."""
    kept = {"draft": "", "earlier": [[DAY, RIGHT_STAIRS]]}
    open_desk = desk("climbing-stairs", local={"katas:climbing-stairs": json.dumps(kept)})
    one, two, three = (RIGHT_STAIRS + "#" * n for n in (1, 2, 3))
    for source in RIGHT_STAIRS, one, two:
        judged(open_desk, source)
    open_desk.run("document.getElementById('new').click()")
    judged(open_desk, one)
    open_desk.run("location.reload()")
    open_desk.wait("return document.querySelector('.cm-content')")
    judged(open_desk)
    judged(open_desk, three)
    labels, codes = zip(*json.loads(open_desk.run(KEPT))["earlier"])
    assert codes == (three, two, RIGHT_STAIRS)
    assert (labels[0], labels[2]) == (labels[1], DAY)


def test_an_earlier_draft_is_compared_and_watched(desk):
    """Broken: what changed since a right draft is to be found by eye, or that is said to fail."""
    wrong = STAIRS.format("return n")
    kept = {"draft": wrong, "earlier": [["2020-02-03", "x = 1"], [DAY, RIGHT_STAIRS]]}
    local = {"katas:climbing-stairs": json.dumps(kept)}
    open_desk = desk("climbing-stairs", wait="", local=local)
    judged(open_desk)
    open_desk.run("document.getElementById('earlier').closest('.menu').firstChild.focus()")
    keys(open_desk, ENTER, TAB, DOWN, TAB, TAB, ENTER)
    gone = "return document.querySelector('#code .cm-deletedChunk')?.textContent ?? ''"
    assert "a, b = b, a + b" in open_desk.run(gone)
    assert open_desk.run("return document.querySelector('#code p').textContent.includes('2020')")
    assert open_desk.run(CODE) == wrong
    open_desk.run("document.querySelector('#code p button').click()")
    assert open_desk.run(gone) == ""
    open_desk.run("document.getElementById('beside').click()")
    for act in "return true", "location.reload()":
        open_desk.run(act)
        open_desk.wait("return document.querySelector('#right-side .verdict')?.textContent")
        both = "return ['left', 'right'].map(side => document.getElementById(side).value)"
        assert open_desk.run(both) == ["yours", "earlier"]
    shown = "return [...document.querySelectorAll('.side .verdict')].map(one => one.textContent)"
    assert open_desk.run(shown) == ["✗ Wrong Answer", "✓ Accepted"]
    open_desk.run(
        """const slider = document.querySelector("#right-side .slider");
        slider.value = slider.max;
        slider.dispatchEvent(new Event("input"));"""
    )
    ends = "return document.querySelector('#right-side .ending').textContent"
    assert "The judge saw this fail" not in open_desk.run(ends)
    assert "looked" not in (open_desk.run(LOG) or "")  # at a solution


def test_drafts_of_an_earlier_version_are_earlier_drafts(desk):
    """Broken: who had several drafts, each with a name, has one of them left."""
    drafts = {"open": "mine", "drafts": {"mine": RIGHT_STAIRS, "other": "x = (", "third": "x = ["}}
    local = {"katas:climbing-stairs": json.dumps(drafts)}
    open_desk = desk("climbing-stairs", wait="", local=local)
    judged(open_desk)
    assert open_desk.run(CODE) == RIGHT_STAIRS
    assert open_desk.run(EARLIER)[1:] == ["other, 1 lines", "third, 1 lines"]


def test_another_tab_shows_what_is_written(desk, site):
    """Broken: what is typed in one tab is lost to another, or the other shows an older note."""
    shows = "return document.querySelector('.cm-content').cmTile.view.state.doc.toString() === '{}'"
    open_desk = desk("climbing-stairs")
    open_desk.run(WRITE, "mine")
    first, second = (
        open_desk.ask("/window"),
        open_desk.ask("/window/new", {"type": "tab"})["handle"],
    )
    open_desk.ask("/window", {"handle": second})
    try:
        open_desk.open(f"{site}/climbing-stairs.html")
        open_desk.wait("return document.querySelector('.cm-content')")
        open_desk.run(WRITE, "x = (")
        open_desk.ask("/window", {"handle": first})
        open_desk.wait(shows.format("x = ("))
        open_desk.run("document.querySelector('.cm-content').focus()")
        keys(open_desk, "z", held=CONTROL)
        assert open_desk.run(CODE) == "mine"
        unseen = json.dumps({"draft": "x = [", "earlier": []})  # as by a tab that one has not heard
        open_desk.run("localStorage['katas:climbing-stairs'] = arguments[0]", unseen)
        open_desk.run(WRITE, "x = {")
        assert [code for _, code in json.loads(open_desk.run(KEPT))["earlier"]] == ["x = ["]
        open_desk.run(
            """const note = document.getElementById("note");
            note.value = "ours";
            note.dispatchEvent(new Event("input"));"""
        )
        open_desk.ask("/window", {"handle": second})
        open_desk.wait("return document.getElementById('note').value === 'ours'")
        assert open_desk.logged("browser") == []
    finally:
        close(open_desk, second, first)


def close(browser, tab, other):
    """Close a tab, and go on in another."""
    browser.ask("/window", {"handle": tab})
    request = urllib.request.Request(f"{browser.address}/window", method="DELETE")
    urllib.request.urlopen(request).close()
    browser.ask("/window", {"handle": other})


@pytest.mark.parametrize("link", ["", "S0ktUSjOSM3J0dF", "not%20base64!"])
def test_a_damaged_link_says_so(desk, link):
    """Broken: a link that was cut opens an editor without its code, and says nothing."""
    own_draft = json.dumps({"draft": "mine = 1", "earlier": []})
    open_desk = desk(
        "climbing-stairs", f"#write={link}", "", local={"katas:climbing-stairs": own_draft}
    )
    open_desk.wait("return !document.getElementById('notes').hidden")
    said = open_desk.run("return document.getElementById('notes').textContent")
    assert re.fullmatch(r"This link is damaged, so nothing was loaded from it: .*\.", said)
    assert open_desk.run(CODE) == "mine = 1"


def test_the_home_page_leads_to_the_editor_with_the_code(chromium, site):
    """Broken: what Python packs into a link is not what the page unpacks."""
    first = """document.querySelector('a[href*="#write="]')"""
    chromium.open(f"{site}/index.html#accepted")
    chromium.wait(f"return {first}")
    link = chromium.run(f"return {first}.href")
    chromium.run(f"{first}.click()")
    chromium.wait(
        "return document.getElementById('status')?.textContent.includes('This code came')"
    )
    assert chromium.run(CODE).startswith("class Solution")
    assert link.partition("#")[2] == f"write={packed(chromium.run(CODE))}"
    chromium.run(ADD, chromium.run("return document.querySelector('#inputs code').textContent"))
    chromium.wait("return document.querySelector('#inputs .green')")  # it is right on this input


def test_a_box_without_a_sandbox_does_nothing(chromium, site, pages):
    """Broken: another site frames the box as it likes, and runs code with the pages' origin."""
    chromium.open(f"{site}/{in_live(pages, 'box.html')[0]}")
    chromium.run("""window.made = 0;
        window.Worker = class { constructor() { window.made++; } };
        postMessage({ files: { "worker.mjs": "" } }, "*");""")
    chromium.ask("/execute/async", {"script": "setTimeout(arguments[0], 50)", "args": []})
    assert chromium.run("return window.made") == 0
    assert chromium.run("return self.origin") == site


TAB, ESCAPE, CONTROL, ENTER, DOWN = "\ue004", "\ue00c", "\ue009", "\ue007", "\ue015"


def test_by_keyboard_alone(desk):
    """Broken: Tab never leaves the code, or nothing but a mouse starts the judge."""
    open_desk = desk("climbing-stairs")
    focus = "return document.activeElement.id || document.activeElement.className"
    open_desk.run("document.querySelector('.cm-content').focus()")
    keys(open_desk, TAB)
    assert "cm-content" in open_desk.run(focus)
    keys(open_desk, ESCAPE, TAB)
    assert open_desk.run(focus) == "judge"
    keys(open_desk, ENTER)
    judged(open_desk)


def test_a_phone_shows_one_pane_at_a_time(desk):
    """Broken: on a phone, a page is too wide, the code has no verdict, or nothing indents it."""
    open_desk = desk("two-sum")
    open_desk.show(360, 740)
    turn, top = "document.querySelector('[data-pane=code]').click()", "getBoundingClientRect().top"
    place = f"{turn}; return document.getElementById('code').{top}"
    blank = open_desk.run(place)
    judged(open_desk, own("two-sum", "wrong/own_partner"))
    assert open_desk.run(place) == blank
    line = "return document.getElementById('results').innerText.split(/\\s*\\n\\s*/)"
    assert open_desk.run(line) == ["✗ Wrong Answer", "nums = [2,3,1], target = 4"]
    parts = "statement code results".split()
    shown = """return arguments[0].map(id => document.getElementById(id).checkVisibility())"""
    for i, pane in enumerate(("statement", "code", "verdict")):
        open_desk.run("document.querySelector(`[data-pane=${arguments[0]}]`).click()", pane)
        some = {parts[i], parts[max(i, 2 * (pane == "code"))]}  # a line of the verdict, too
        assert open_desk.run(shown, parts) == [part in some for part in parts]
        assert open_desk.run("return document.documentElement.scrollWidth") <= 360
        assert open_desk.run("return document.documentElement.scrollHeight") <= 740
    touched = f"elementFromPoint(180, document.getElementById('code').{top} - 20)"
    for element in (*(f"getElementById('{one}')" for one in ("judge", "run", "hint")), touched):
        open_desk.run(f"{turn}; document.{element}.click()")
        assert open_desk.run(shown, parts) == [False, False, True]
    assert open_desk.run(shown, ["indents"]) == [False]  # there is no finger
    code = "return document.querySelector('.cm-content').textContent"
    before = open_desk.run(f"{turn}; {code}")
    open_desk.run("document.querySelector('#indents :last-child').click()")
    assert len(open_desk.run(code)) == len(before) + 4


@pytest.mark.parametrize(
    "path", ["live/", "nothing.html", "../pyproject.toml", "%2e%2e/pyproject.toml"]
)
def test_no_folder_is_listed_and_nothing_else_served(site, path):
    """Broken: the server tells what else is there."""
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{site}/{path}")


def test_what_a_page_links_to_is_served(site):
    """Broken: the solutions, and the pages about their patterns, are links to nothing."""
    for path in "solutions/hash_map.py", "../patterns/two-pointers.md":
        with urllib.request.urlopen(f"{site}/problems/two-sum/{path}") as answer:
            assert answer.headers.get_content_type() == "text/plain"


@pytest.mark.parametrize("port", [0, 80_000, -1])
def test_a_port_that_cannot_be_had_is_an_error_in_one_line(tmp_path, port):
    """Broken: a second server ends in a traceback, or a number that is no port in a riddle."""
    with serving(tmp_path, 0) as server:
        wanted = port or server.server_port
        with pytest.raises(KataError) as raised, serving(tmp_path, wanted):
            pytest.fail("two servers share a port")
    why = ".*" if not port else "ports go from 0 to 65535"
    assert re.fullmatch(
        rf"(--port|PORT)={wanted}: {why}; choose another, as in (--port|PORT)=8001",
        str(raised.value),
    )


def test_a_browser_that_does_not_wait_is_nothing_to_tell(tmp_path, capsys):
    """Broken: whoever closes a page while it loads has a traceback in the terminal."""
    with serving(tmp_path, 0) as server:
        for error in BrokenPipeError(), ValueError("ours"):
            try:
                raise error
            except (ConnectionError, ValueError):
                server.handle_error(None, ("127.0.0.1", 1))
    told = capsys.readouterr().err
    assert "BrokenPipeError" not in told
    assert "ValueError: ours" in told


def test_serving_ends_cleanly(tmp_path):
    """Broken: Ctrl-C, which ends the server, ends it with a traceback."""
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); from pathlib import Path;"
        "from kata.commands import page; page.BUILD = Path(sys.argv[2]);"
        "sys.argv[1:] = ['serve', '--port=0']; from kata.commands.main import main; main()"
    )
    (tmp_path / "index.html").write_text("here")
    command = [sys.executable, "-c", code, str(ROOT / "scripts"), str(tmp_path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        address = process.stdout.readline().split()[0]
        with urllib.request.urlopen(address) as answer:
            assert answer.read() == b"here"
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr.read() == ""


def test_without_npm_one_line_says_so(tmp_path, monkeypatch):
    """Broken: who has no Node gets a traceback in place of what to install."""
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    monkeypatch.setattr(build, "cached", tmp_path.joinpath)
    with pytest.raises(KataError, match=r"needs npm: install Node .*, with npm$"):
        list(build.build_live(tmp_path / "live", []))


def test_a_network_that_is_not_there_is_said_before_any_page_is_made(tmp_path, monkeypatch):
    """Broken: without a network, one waits three minutes to read an error code of npm."""
    if not shutil.which("npm"):
        pytest.skip(NO_NPM)
    monkeypatch.setattr(build, "cached", tmp_path.joinpath)
    monkeypatch.setattr(verb, "BUILD", tmp_path / "pages")
    for name in "HTTPS_PROXY", "HTTP_PROXY", "npm_config_https_proxy", "npm_config_proxy":
        monkeypatch.setenv(name, "http://127.0.0.1:9")  # where nobody listens
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    asked, run = [], build._run
    monkeypatch.setattr(
        build, "_run", lambda words, **more: asked.append(words) or run(words, **more)
    )
    with pytest.raises(
        KataError, match=r"live/ was not built: npm ci says: .* reason: .*127\.0\.0\.1"
    ):
        run_verb("page", ["two-sum", "--live"])
    assert "--fetch-retries=1" in asked[0]
    assert not [*(tmp_path / "pages").glob("*.html")]


def test_what_is_imported_only_at_need_is_in_the_engine():
    """Broken: Python in a tab ends with ModuleNotFoundError where a terminal imports more."""
    engine = {name: text for name, text in build._engine() if name.endswith(".py")}
    known = {name[:-3].replace("/", ".").removesuffix(".__init__") for name in engine}
    nodes = [node for text in engine.values() for node in ast.walk(ast.parse(text))]
    wanted = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    absent = {name for name in wanted - known if name.startswith("kata.")}
    assert absent == {"kata.judge.pool", "kata.checking"}  # no processes, nobody who imports kata


AXE = """const done = arguments[0];
    axe.run().then(found => done(found.violations.map(one => [one.id, one.nodes[0].html])));"""


def test_axe_finds_nothing(desk):
    """Broken: a screen reader cannot tell what is where, or colours are too faint."""
    source, *_ = cached("npm").glob("*/node_modules/axe-core/axe.min.js")
    open_desk = desk("climbing-stairs")
    open_desk.run(source.read_text("utf-8"))
    judged(open_desk, RIGHT_STAIRS)
    open_desk.wait("return document.querySelector('#times .own')")
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
    judged(open_desk, STAIRS.format("return n  # a comment"))
    open_desk.run("document.querySelector('#verdict .how').open = true")
    open_desk.run("document.getElementById('compare').click()")
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
    open_desk.show(390, 740)
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
    open_desk.show(320, 740)
    open_desk.run(
        "location.hash = 'learn'; document.getElementById('reveal').click();"
        "for (const one of document.querySelectorAll('.file')) one.open = true;"
        "document.querySelector('.trace button').click();"
    )
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
    open_desk.run("location.hash = 'watch'; document.querySelector('.choose details').open = true")
    open_desk.wait("return document.querySelector('.workbench.ready')")
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
