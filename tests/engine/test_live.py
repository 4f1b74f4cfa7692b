"""The judge in the browser: on pages with live/, served to this machine.

Where KATA_PAGES names a folder that has live/, its pages are tested, as before they are published;
without it, some are built for this, with what npm fetches.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from dataclasses import replace

import pytest
from browser import BINARY, DRIVER, MISSING, REQUIRED, browser
from kata import KataError
from kata.cases.generate import cases_of
from kata.commands import page as page_command
from kata.live import build
from kata.live.build import build_live
from kata.live.serve import serving
from kata.paths import ROOT, cached
from kata.problem.lookup import find_problem
from kata.problem.reference import Place
from kata.problem.statements.statement import statement_in
from kata.watch.page.build import page
from kata.watch.page.index import index, mistakes
from kata.watch.page.model import PageRequest
from kata.watch.page.summary import entries_in, packed
from test_stated import STATEMENT

BUILT = os.environ.get("KATA_PAGES")
TREE, GRAPH, CLASS = "invert-binary-tree", "clone-graph", "design-tic-tac-toe"
IN_PLACE, ROUND_TRIP = "rotate-image", "serialize-and-deserialize-binary-tree"
SLUGS = ["two-sum", "climbing-stairs", TREE, GRAPH, CLASS, IN_PLACE, ROUND_TRIP]
NO_NPM = "no npm for what the pages judge with: apt-get install npm (Debian)"
PATIENCE = 150  # seconds for what takes two on an idle machine
WRITE = """const view = document.querySelector(".cm-content").cmTile.view;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: arguments[0] } });"""
RIGHT_STAIRS = """class Solution:
    def climbStairs(self, n: int) -> int:
        a, b = 1, 1
        for _ in range(n):
            a, b = b, a + b
        return a
"""
STAIRS = "class Solution:\n    def climbStairs(self, n: int) -> int:\n        {}\n"


PERIMETER = """class Solution:
    def islandPerimeter(self, grid):
        land = {{(i, j) for i, row in enumerate(grid) for j, one in enumerate(row) if one}}
        near = (1, 0), (-1, 0), (0, 1), (0, -1)
        total = 0
        for i, j in land:
            here = {{(i + di, j + dj) for di, dj in near}}
            total += {}
        return total
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The address of the pages."""
    if not BUILT and not shutil.which("npm"):
        (pytest.fail if REQUIRED else pytest.skip)(NO_NPM)
    folder = ROOT / BUILT if BUILT else tmp_path_factory.mktemp("site")
    if not BUILT:
        some = [find_problem(slug) for slug in SLUGS]
        others = tmp_path_factory.mktemp("others") / "theirs.py"
        others.write_text(PERIMETER.format("len(here - land)"))
        known = statement_in(STATEMENT)
        stated = replace(known.problem, others=(Place(others),))
        try:
            for _ in build_live(folder / "live", [*some, stated]):
                pass
        except KataError as error:
            (pytest.fail if REQUIRED else pytest.skip)(str(error))
        for problem in some[:2]:
            html = page(problem, cases_of(problem), PageRequest())
            (folder / f"{problem.slug}.html").write_text(html, encoding="utf-8")
        for problem in [*some[2:], stated]:  # the editor is the same on each
            (folder / f"{problem.slug}.html").write_text(html.replace(some[1].slug, problem.slug))
        entries = entries_in(folder)
        (folder / "index.html").write_text(index(entries), encoding="utf-8")
        (folder / "mistakes.js").write_text(mistakes(entries), encoding="utf-8")
    with serving(folder, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def chromium(tmp_path_factory):
    if not (DRIVER and BINARY):
        (pytest.fail if REQUIRED else pytest.skip)(MISSING)
    with browser(tmp_path_factory.mktemp("browser")) as made:
        made.ask("/timeouts", {"script": PATIENCE * 1000})
        yield made


@pytest.fixture
def desk(chromium, site):
    """Opens the editor of a problem, `kept` as it is if that is open, and waits for Python."""

    def open_editor(slug, more="", wait="Ready", kept=False, local=None):
        is_open = "return location.pathname === '/live/write.html' && location.hash.slice(1)"
        if kept and chromium.run(is_open) == slug:
            return chromium
        chromium.open("about:blank")
        chromium.show(1280, 800)
        chromium.logged("browser")
        chromium.open(f"{site}/live/box.html")
        chromium.run("localStorage.clear(); Object.assign(localStorage, arguments[0])", local or {})
        chromium.open(f"{site}/{slug}.html#write{more}")
        chromium.enter("iframe.editor")
        chromium.wait(f"return document.getElementById('status').textContent.includes('{wait}')")
        return chromium

    return open_editor


def judged(browser, source=None):
    """Write a source; what the editor says of it once all is said."""
    if source is not None:
        browser.run(WRITE, source)
    browser.wait(
        "return document.getElementById('status').textContent === ''"
        " && document.querySelector('#verdict *')"
    )
    return browser.run("return document.getElementById('verdict').innerText")


def own(slug, name):
    return (find_problem(slug).folder / f"{name}.py").read_text("utf-8")


def test_a_verdict_is_no_longer_green_once_its_code_is_changed(desk):
    """Broken: a green "Accepted" stands beside code that does not even compile."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, RIGHT_STAIRS)
    outdated = "return document.getElementById('verdict').className"
    assert open_desk.run(outdated) == ""
    assert open_desk.run(f"{WRITE}; {outdated}", "x = (") == "outdated"


def test_right_and_wrong_as_in_a_terminal(desk):
    """Broken: what the page says is not what the judge says."""
    open_desk = desk("climbing-stairs")
    said = judged(open_desk, RIGHT_STAIRS)
    assert said.startswith("✓ Accepted")
    assert "all 45 inputs there are" in said
    said = judged(open_desk, STAIRS.format("return n"))
    assert said.startswith("✗ Wrong Answer")
    assert "(the smallest that fails)" in said
    assert "\nexpected\n5\nyours\n4\nHow it came about:\n  line" in said
    assert (said.count("expected"), said.count("yours")) == (1, 1)
    offered = "return document.getElementById('input').value"
    assert open_desk.run(offered) == "n = 4"
    judged(open_desk, RIGHT_STAIRS)
    assert open_desk.run(offered) == ""
    judged(open_desk, STAIRS.format("return n"))
    assert not re.search("Again|make |kata judge|climbing_stairs.py", said)
    assert open_desk.logged("browser") == []


@pytest.mark.parametrize(
    ("body", "word", "says"),
    [
        ("while True: pass", "✗ Time Limit Exceeded", "so it never ends:"),
        (
            "return sum(range(10**11))",
            "✗ Time Limit Exceeded",
            "the limit is 2 s by the clock for one case",
        ),
        ("return [][n]", "✗ Runtime Error", "IndexError: list index out of range"),
        ("return self.climbStairs(n)", "✗ Runtime Error", "RecursionError"),
        ("print('here'); return 0", "✗ Wrong Answer", "printed in this case:\n  here"),
        ("import os; os._exit(3)", "✗ Runtime Error", "the process exited with status 3"),
        ("import requests", "✗ Runtime Error", "No module named 'requests'"),
        ("import numpy", "? Not Judged", "needs numpy, which LeetCode has"),
        ("return input()", "✗ Runtime Error", "LeetCode passes arguments instead"),
        ("return int(", "✗ Runtime Error", "SyntaxError"),
    ],
)
def test_ways_to_fail(desk, body, word, says):
    """Broken: a solution that fails in this way ends the judge, or is taken for right."""
    said = judged(desk("climbing-stairs", kept=True), STAIRS.format(body))
    assert said.startswith(word)
    assert says in said
    assert ("expected" in said) == ("Wrong" in word)  # else nothing came out to compare


def test_what_ends_python_is_not_judged_here(desk):
    """Broken: calls that nest too deep through C end the judge, and nothing is said any more."""
    source = RIGHT_STAIRS.replace("def climbStairs", "def right") + (
        "\n    def climbStairs(self, n: int) -> int:\n"
        "        if n == 40:\n            self.deep(9000)\n        return self.right(n)\n"
        "\n    def deep(self, n):\n"
        "        return n and max(map(self.deep, [n - 1]))\n"
    )
    open_desk = desk("climbing-stairs", kept=True)
    said = judged(open_desk, source)
    assert said.startswith("? Accepted so far")
    assert open_desk.run("return document.querySelector('#verdict h2').className") == "yellow"
    assert "only by `kata judge`: case" in said


def test_a_function_without_a_class_is_judged(desk):
    """Broken: what `kata judge` accepts in a file is refused here."""
    source = (
        "from functools import cache\n\n@cache\ndef climb_stairs(n):\n"
        "    return n if n < 3 else climb_stairs(n - 1) + climb_stairs(n - 2)\n"
    )
    assert judged(desk("climbing-stairs", kept=True), source).startswith("✓ Accepted")


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
    right, wrong = problem.solutions[0], problem.mistakes[0]
    assert judged(open_desk, right.source).startswith("✓ Accepted")
    said = judged(open_desk, wrong.source)
    assert said.startswith("✗ Wrong Answer")
    assert "the smallest that fails" in said or "shrunk" in said
    pictures = open_desk.run("return document.querySelectorAll('#verdict figure:has(svg)').length")
    assert pictures == (3 if slug == TREE else pictures)  # the input, expected, yours


def test_a_failing_run_is_watched_beside_the_nearest_solution(desk):
    """Broken: what was written can be judged, but not watched on the page that is there."""
    source = own("two-sum", "wrong/own_partner")
    open_desk = desk("two-sum")
    judged(open_desk, source)
    open_desk.run("document.getElementById('watch').click()")
    open_desk.enter()
    open_desk.wait(
        "return document.querySelector('.editor').hidden"
        " && document.querySelector('#left').value.startsWith('yours')"
    )
    shown = open_desk.run(
        """const text = selector => document.querySelector(selector).textContent;
        return { left: text("#left-side .verdict"), right: text("#right-side .verdict"),
          code: [...document.querySelectorAll("#left-side .line")].length, said: text("#said"),
          label: document.querySelector("#case").selectedOptions[0].label }"""
    )
    assert shown["left"] == "✗ Wrong Answer"
    assert shown["right"] == "✓ Accepted"
    assert shown["code"] == len(source.splitlines()) + source.endswith("\n")
    assert shown["said"].startswith("yours (draft 1): ")
    assert shown["label"].startswith("yours: nums = ")
    assert open_desk.logged("browser") == []
    open_desk.run("document.getElementById('write').click()")
    open_desk.enter("iframe.editor")
    assert judged(open_desk).startswith("✗ Wrong Answer")  # without Python having to start again
    open_desk.run("document.getElementById('back').click()")
    open_desk.enter()
    open_desk.wait("return location.hash.includes('left=yours')")
    open_desk.run("location.reload()")
    open_desk.wait("return document.querySelector('#left')?.value === 'yours (draft 1)'")
    assert open_desk.run("return document.querySelector('#said').textContent") == shown["said"]
    open_desk.run("sessionStorage.clear(); location.reload()")
    open_desk.wait("return document.querySelector('#unknown')?.checkVisibility()")
    said = open_desk.run("return document.querySelector('#unknown').textContent")
    assert "no yours (draft 1) and no case -" in said


def test_another_input_can_be_watched_and_an_illegal_one_is_refused(desk):
    """Broken: only what the judge found can be watched, or anything at all."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, STAIRS.format("return n"))
    ask = """document.getElementById("input").value = arguments[0];
        document.getElementById("run").click();"""
    open_desk.run(ask, "n = 99")
    open_desk.wait(
        "const { textContent: said } = document.getElementById('status');"
        "return said && !said.includes('…')"
    )
    assert "45" in open_desk.run("return document.getElementById('status').textContent")
    open_desk.run(ask, "n = 7")
    open_desk.enter()
    open_desk.wait(
        "const [one] = document.querySelector('#case').selectedOptions;"
        "return one?.label === 'yours: n = 7'"
    )


def test_nothing_is_loaded_before_the_editor_is_opened(chromium, site):
    """Broken: whoever only reads a page fetches fourteen megabytes."""
    chromium.open("about:blank")
    chromium.requested()
    chromium.open(f"{site}/two-sum.html")
    chromium.wait("return document.querySelector('#left-side .line')")
    assert chromium.requested() == [f"{site}/two-sum.html"]
    chromium.run("document.getElementById('write').click()")
    chromium.enter("iframe.editor")
    chromium.wait("return document.getElementById('status').textContent.includes('Ready')")
    requested = chromium.requested()
    assert f"{site}/live/pyodide.asm.wasm" in requested
    assert all(url.startswith((site, "blob:")) for url in requested)


def test_without_live_the_page_says_how_to_get_it(chromium, site, tmp_path):
    """Broken: the button does nothing, from the disk or where live/ was not built."""
    with urllib.request.urlopen(f"{site}/two-sum.html") as answer:
        path = tmp_path / "two-sum.html"
        path.write_bytes(answer.read())
    look = "return !document.getElementById('how').hidden && !document.querySelector('.editor')"
    chromium.open(f"{site}/two-sum.html")
    network = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    chromium.tell("Network.emulateNetworkConditions", offline=True, **network)
    chromium.run("document.getElementById('write').click()")
    chromium.wait("return !document.getElementById('offline').hidden")
    assert chromium.run("return document.getElementById('how').hidden")
    chromium.tell("Network.emulateNetworkConditions", offline=False, **network)
    chromium.open(path.as_uri() + "#write")
    chromium.wait(look)
    assert "\n" not in chromium.run("return document.getElementById('how').innerText.trim()")
    with serving(tmp_path, 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        chromium.open(f"http://127.0.0.1:{server.server_port}/two-sum.html#write")
        chromium.wait(look)
        server.shutdown()


ATTACK = """import json
import js

class Solution:
    def climbStairs(self, n):
        found = {}
        def tried(name, act):
            try:
                found[name] = str(act())
            except BaseException as error:
                found[name] = f"refused: {type(error).__name__}"
        def request():
            asked = js.XMLHttpRequest.new()
            asked.open("GET", "SITE/index.html", False)
            asked.send()
            return asked.status
        tried("request", request)
        tried("script", lambda: js.importScripts("SITE/live/write.mjs"))
        tried("indexedDB", lambda: js.indexedDB.open("own"))
        tried("caches", lambda: js.caches.keys())
        tried("localStorage", lambda: js.localStorage.length)
        tried("document", lambda: js.document.cookie)
        tried("origin", lambda: js.origin)
        raise ValueError(json.dumps(found))
"""


def test_what_is_written_reaches_neither_network_nor_storage(desk, site):
    """Broken: the code of a shared link reads what this site keeps, or tells somebody of it."""
    said = judged(desk("climbing-stairs", kept=True), ATTACK.replace("SITE", site))
    found = json.loads(said.partition("ValueError: ")[2].partition("\n")[0])
    assert found.pop("origin") == "null"
    assert found.keys() == {"request", "script", "indexedDB", "caches", "localStorage", "document"}
    assert {text.partition(":")[0] for text in found.values()} == {"refused"}, found


def test_shared_code_runs_only_after_a_click(desk):
    """Broken: a link runs somebody's code, or what was written cannot be shared."""
    open_desk = desk("climbing-stairs")
    judged(open_desk, STAIRS.format("return n"))
    open_desk.run("document.getElementById('share').click()")
    open_desk.wait("return document.getElementById('link').value")
    link = open_desk.run("return document.getElementById('link').value")
    assert len(link) < 300
    shared = desk("climbing-stairs", "=" + link.partition("=")[2], wait="This code came")
    assert shared.run(CODE) == STAIRS.format("return n")
    assert shared.run("return localStorage.length") == 0
    assert "#write=" in shared.run("return parent.location.hash")  # where a reload finds it
    shared.run(WRITE, STAIRS.format("return n + 0"))
    assert shared.run("return document.getElementById('verdict').innerText") == ""
    shared.run("document.getElementById('judge').click()")
    assert judged(shared).startswith("✗ Wrong Answer")
    assert shared.run("return localStorage.length") == 1
    assert shared.run("return parent.location.hash") == "#write"


CODE = "return document.querySelector('.cm-content').cmTile.view.state.doc.toString()"
VERDICT = "return document.getElementById('verdict').innerText"
CHOOSE = """const menu = document.getElementById('draft');
    menu.value = arguments[0];
    menu.dispatchEvent(new Event('change'));"""


def test_drafts_are_kept(desk):
    """Broken: what was written is gone after a reload, or a draft has the verdict of another."""
    open_desk, one = desk("climbing-stairs"), STAIRS.format("return 1")
    judged(open_desk, RIGHT_STAIRS)
    open_desk.run("document.getElementById('new').click()")
    assert open_desk.run(VERDICT) == ""
    judged(open_desk, one)
    open_desk.run(CHOOSE, "draft 1")
    assert open_desk.run(VERDICT).startswith("✓ Accepted")
    open_desk.run(CHOOSE, "draft 2")
    assert open_desk.run(VERDICT).startswith("✗ Wrong Answer")
    open_desk.enter()
    open_desk.run("location.reload()")
    open_desk.enter("iframe.editor")
    open_desk.wait("return document.querySelector('#draft option')")
    names = "return [...document.querySelectorAll('#draft option')].map(one => one.value)"
    assert open_desk.run(names) == ["draft 1", "draft 2"]
    assert open_desk.run(CODE) == one
    assert judged(open_desk).startswith("✗ Wrong Answer")
    open_desk.run("document.getElementById('remove').click()")
    assert open_desk.run(CODE) == RIGHT_STAIRS
    keys(open_desk, "z", held=CONTROL)
    assert open_desk.run(CODE) == RIGHT_STAIRS  # the other draft has nothing to undo
    open_desk.run("document.getElementById('restore').click()")
    assert open_desk.run(CODE) == one
    assert open_desk.run(names) == ["draft 1", "draft 2"]
    assert open_desk.logged("browser") == []


def test_two_tabs_keep_what_is_written_in_both(desk, site):
    """Broken: a tab keeps the drafts as they were when it was opened, and the other's are gone."""
    names = "return [...document.querySelectorAll('#draft option')].map(one => one.value)"
    shows = "return document.querySelector('.cm-content').cmTile.view.state.doc.toString() === '{}'"
    open_desk = desk("climbing-stairs")
    first, second = (
        open_desk.ask("/window"),
        open_desk.ask("/window/new", {"type": "tab"})["handle"],
    )
    open_desk.ask("/window", {"handle": second})
    try:
        open_desk.open(f"{site}/climbing-stairs.html#write")
        open_desk.enter("iframe.editor")
        open_desk.wait("return document.querySelector('.cm-content')")
        open_desk.run("document.getElementById('new').click()")
        open_desk.run(WRITE, "x = (")
        open_desk.ask("/window", {"handle": first})
        open_desk.enter("iframe.editor")
        open_desk.wait(f"{names}.length === 2")
        open_desk.run(WRITE, "y = (")  # in draft 1, of which the other tab has another text
        open_desk.ask("/window", {"handle": second})
        open_desk.enter("iframe.editor")
        assert open_desk.run(names) == ["draft 1", "draft 2"]
        open_desk.run(CHOOSE, "draft 1")
        open_desk.wait(shows.format("y = ("))
        open_desk.ask("/window", {"handle": first})
        open_desk.enter("iframe.editor")
        open_desk.run(CHOOSE, "draft 2")
        open_desk.wait(shows.format("x = ("))
        open_desk.ask("/window", {"handle": second})
        open_desk.enter("iframe.editor")
        open_desk.run(CHOOSE, "draft 2")
        open_desk.run(WRITE, "x = [")
        open_desk.ask("/window", {"handle": first})
        open_desk.enter("iframe.editor")
        open_desk.wait(shows.format("x = ["))
        kept = json.loads(open_desk.run("return localStorage['katas:climbing-stairs']"))
        assert kept["drafts"] == {"draft 1": "y = (", "draft 2": "x = ["}
        assert open_desk.logged("browser") == []
    finally:
        open_desk.ask("/window", {"handle": second})
        delete = urllib.request.Request(f"{open_desk.address}/window", method="DELETE")
        urllib.request.urlopen(delete).close()
        open_desk.ask("/window", {"handle": first})


def test_the_address_opens_and_closes_the_editor(chromium, site):
    """Broken: #write does nothing on an open page, or stays there once the editor is closed."""
    chromium.open("about:blank")
    chromium.show(1280, 800)
    chromium.open(f"{site}/two-sum.html")
    chromium.wait("return document.querySelector('#left-side .line')")
    tops = "return ['predict', 'share', 'keys'].map(id => document.getElementById(id).offsetTop)"
    assert max(chromium.run(tops)) - min(chromium.run(tops)) < 20  # in one row
    for close in "document.getElementById('back').click()", "parent.history.back()":
        chromium.run("location.hash = 'write'")
        chromium.enter("iframe.editor")
        chromium.wait("return document.getElementById('status').textContent.includes('Ready')")
        assert "cm-content" in chromium.run("return document.activeElement.className")
        assert chromium.run("return parent.document.activeElement.className") == "editor"
        assert "Input: nums = [2,7,11,15]" in chromium.run(
            "return document.getElementById('problem').textContent"
        )
        example = "return document.getElementById('input').placeholder"
        assert chromium.run(example) == "nums = [2,7,11,15], target = 9"
        chromium.run(close)
        chromium.enter()
        chromium.wait(
            "return document.querySelector('.editor').hidden && location.hash !== '#write'"
        )


@pytest.mark.parametrize("link", ["", "S0ktUSjOSM3J0dF", "not%20base64!"])
def test_a_damaged_link_says_so(desk, link):
    """Broken: a link that was cut opens an editor without its code, and says nothing."""
    own_draft = json.dumps({"open": "draft 1", "drafts": {"draft 1": "mine = 1"}})
    open_desk = desk("climbing-stairs", f"={link}", "", local={"katas:climbing-stairs": own_draft})
    open_desk.wait("return !document.getElementById('notes').hidden")
    said = open_desk.run("return document.getElementById('notes').textContent")
    assert re.fullmatch(r"This link is damaged, so nothing was loaded from it: .*\.", said)
    assert open_desk.run(CODE) == "mine = 1"


def test_the_home_page_leads_to_the_editor_with_the_code(chromium, site):
    """Broken: what Python packs into a link is not what the page unpacks."""
    chromium.open(f"{site}/index.html#accepted")
    chromium.wait("return document.querySelector('a[href*=find]')")
    link = chromium.run("return document.querySelector('a[href*=find]').href")
    chromium.run("document.querySelector('a[href*=find]').click()")
    chromium.wait("return document.querySelector('iframe.editor')")
    chromium.enter("iframe.editor")
    chromium.wait(
        "return document.getElementById('status')?.textContent.includes('This code came')"
    )
    assert chromium.run(CODE).startswith("class Solution")
    assert link.partition("#")[2] == f"find={packed(chromium.run(CODE))}"
    goal = "LeetCode accepted this code, and it is wrong"
    assert goal in chromium.run("return document.getElementById('notes').textContent")
    right = chromium.run("return document.getElementById('input').placeholder")
    hunt = """document.getElementById("input").value = arguments[0];
        document.getElementById("run").click();"""
    chromium.run(hunt, right)
    chromium.wait("return document.getElementById('notes').textContent.includes('Not yet')")


def test_a_box_without_a_sandbox_does_nothing(chromium, site):
    """Broken: another site frames the box as it likes, and runs code with the pages' origin."""
    chromium.open(f"{site}/live/box.html")
    chromium.run("""window.made = 0;
        window.Worker = class { constructor() { window.made++; } };
        postMessage({ files: { worker: "" } }, "*");""")
    chromium.ask("/execute/async", {"script": "setTimeout(arguments[0], 50)", "args": []})
    assert chromium.run("return window.made") == 0
    assert chromium.run("return self.origin") == site


def keys(browser, *some, held=""):
    """Press keys as a person does, where the focus is, perhaps while another one is held."""
    actions = [{"type": kind, "value": key} for key in some for kind in ("keyDown", "keyUp")]
    if held:
        actions = [{"type": "keyDown", "value": held}, *actions, {"type": "keyUp", "value": held}]
    browser.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})


TAB, ESCAPE, CONTROL, ENTER = "\ue004", "\ue00c", "\ue009", "\ue007"


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


def test_on_a_phone_nothing_is_cut_off(desk):
    """Broken: on a phone, the page is wider than the screen."""
    open_desk = desk("two-sum")
    open_desk.show(360, 740)
    judged(open_desk, own("two-sum", "wrong/own_partner"))
    assert open_desk.run("return document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize(
    ("path", "kind"),
    [("live/pyodide.asm.wasm", "application/wasm"), ("live/write.mjs", "text/javascript"),
     ("live/two-sum.json", "application/json"), ("", "text/html")],
)  # fmt: skip
def test_files_have_their_types_and_are_asked_for_again(site, path, kind):
    """Broken: a browser refuses a file for its type, or shows what was built before."""
    with urllib.request.urlopen(f"{site}/{path}") as answer:
        assert answer.headers["Content-Type"].partition(";")[0] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["live/", "nothing.html", "../pyproject.toml", "%2e%2e/pyproject.toml"]
)
def test_no_folder_is_listed_and_nothing_else_served(site, path):
    """Broken: the server tells what else is there."""
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{site}/{path}")


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


def test_building_says_that_serving_comes_next(tmp_path, monkeypatch, capsys):
    """Broken: whoever has built live/ opens the pages from the disk, where it does nothing."""
    monkeypatch.setattr(page_command, "BUILD", tmp_path)
    monkeypatch.setattr(page_command, "build_page", lambda *_: "two-sum.html")
    monkeypatch.setattr(page_command, "build_live", lambda *_: [])
    page_command.main(["two-sum", "--live"])
    assert capsys.readouterr().out.endswith("\nNext:  .venv/bin/kata serve\n")


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
        list(build_live(tmp_path / "live", []))


AXE = """const done = arguments[0];
    axe.run().then(found => done(found.violations.map(one => [one.id, one.nodes[0].html])));"""


def test_axe_finds_nothing(desk):
    """Broken: a screen reader cannot tell what is where, or colours are too faint."""
    (source,) = cached("npm").glob("*/node_modules/axe-core/axe.min.js")
    open_desk = desk("climbing-stairs", kept=True)
    judged(open_desk, STAIRS.format("return n  # a comment"))
    open_desk.run(source.read_text("utf-8"))
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
    open_desk.show(390, 740)
    assert open_desk.ask("/execute/async", {"script": AXE, "args": []}) == []
