"""The home page in a browser: the example, what to go on with, the road, and the log.

Where KATA_PAGES names a folder that has live/, its pages are tested, as before they are published.
"""

import json
import os
import shutil
from dataclasses import replace
from itertools import groupby

import pytest
from browser import REQUIRED, patient_browser, served
from kata.cases.generate import cases_of
from kata.live.build import build_live
from kata.paths import ROOT, cached
from kata.problem.lists import by_road
from kata.problem.lookup import find_problem, problems
from kata.watch.page.build import page
from kata.watch.page.index import index, mistakes, shared
from kata.watch.page.model import PageRequest
from kata.watch.page.render import beside
from kata.watch.page.summary import entries_in

BUILT = os.environ.get("KATA_PAGES")
TREE, SUM, MERGE = "invert-binary-tree", "two-sum", "merge-intervals"
GAME = "find-winner-on-a-tic-tac-toe-game"
TODAY = "2026-11-24"
CLOCK = """const Real = Date, at = new Real("2026-11-24T12:00:00").getTime();
    globalThis.Date = class extends Real {
      constructor(...given) { super(...(given.length ? given : [at])); }
    };"""
STATE = {"title": "", "last": "2026-11-10", "rating": "good", "attempts": 2, "solved": "2026-11-01"}
WRITE = """const view = document.querySelector(".cm-content").cmTile.view;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: arguments[0] } });"""
LINE = (
    '{"at": "2026-11-20T21:17:40+01:00", "number": "1", "problem": "two-sum",'
    ' "event": "done", "seconds": 840, "rating": "good"}'
)


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    """The folder of the pages."""
    if BUILT:
        return ROOT / BUILT
    folder = tmp_path_factory.mktemp("site")
    for slug in TREE, SUM, MERGE, GAME:
        problem = find_problem(slug)
        html = page(problem, cases_of(problem), PageRequest())
        (folder / f"{slug}.html").write_text(html, encoding="utf-8")
    entries = entries_in(folder)
    beside = {"index.html": index(entries), "mistakes.js": mistakes(entries)} | shared()
    for name, content in beside.items():
        (folder / name).write_text(content, encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def site(pages):
    """The address of the pages, with live/."""
    if not (pages / "live").exists():
        if not shutil.which("npm"):
            (pytest.fail if REQUIRED else pytest.skip)("no npm for what the pages judge with")
        assert [*build_live(pages / "live", [find_problem(TREE)])]
    with served(pages) as address:
        yield address


@pytest.fixture(scope="module")
def chromium(tmp_path_factory):
    with patient_browser(tmp_path_factory.mktemp("browser")) as made:
        made.tell("Page.addScriptToEvaluateOnNewDocument", source=CLOCK)
        yield made


@pytest.fixture
def home(chromium, pages):
    """Opens the home page, from the disk or a site, in a browser that keeps this."""

    def opened(site="", **kept):
        address = f"{site}/index.html" if site else (pages / "index.html").as_uri()
        chromium.show(1440, 900)
        chromium.open(address)
        store = "localStorage.clear(); Object.assign(localStorage, arguments[0])"
        chromium.run(store, {f"katas:{name}": json.dumps(it) for name, it in kept.items()})
        chromium.open("about:blank")
        chromium.logged("browser"), chromium.requested()
        chromium.open(address)
        return chromium

    yield opened
    assert chromium.logged("browser") == []


def test_all_problems_fit_on_a_small_page(pages):
    """Broken: who comes with a telephone waits for a megabyte before the first word."""
    entry = entries_in(pages)[0]
    entries = [
        replace(
            entry, slug=one.slug, title=one.title, number=one.number, topic=one.topic,
            techniques=[solution.name for solution in one.solutions],
        )
        for one in problems()
    ]  # fmt: skip
    html = index(sorted(entries, key=by_road))
    assert html.count("<li id=") == len(entries) > 150
    assert len(html.encode()) < 200_000


def test_the_road_goes_on_as_one_learns():
    """Broken: dynamic programming comes before lists, or a topic is torn apart."""
    road = sorted(problems(), key=by_road)
    topics = [name for name, _ in groupby(road, lambda one: one.topic)]
    assert len(topics) == len({*topics})
    assert topics[:2] == ["arrays and hashing", "two pointers"]
    assert topics.index("trees") < topics.index("graphs") < topics.index("dynamic programming")
    slugs = [one.slug for one in road]
    assert slugs.index("two-sum") < slugs.index("3sum") < slugs.index("sliding-window-maximum")


def text(chromium, selector):
    return chromium.run("return document.querySelector(arguments[0])?.innerText", selector)


def search(chromium, words):
    script = """const search = document.getElementById("search");
        search.value = arguments[0]; search.dispatchEvent(new Event("input"));"""
    chromium.run(script, words)


FOUND = (
    "return [...document.querySelectorAll('#road li[id]')].filter(c => !c.hidden).map(c => c.id)"
)


@pytest.mark.skipif(BUILT, reason="of four pages")
@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("winner", [GAME]),
        ("56", [MERGE]),
        ("games easy", [GAME]),
        ("medium", [MERGE]),
        ("twosum", [SUM]),
        ("recursion", [TREE]),
        ("before it comes to a player", [GAME]),
        ("in", [TREE, MERGE, GAME, SUM]),
        ("", [SUM, TREE, MERGE, GAME]),
        ("easy intervals", []),
    ],
)
def test_the_road_is_searched(home, words, found):
    """Broken: a title, number, topic, technique, difficulty or mistake finds nothing."""
    opened = home()
    assert opened.run(FOUND) == [SUM, TREE, MERGE, GAME]  # in the order in which one learns
    search(opened, words)
    opened.wait(f"{FOUND}.join() === '{','.join(found)}'")
    assert text(opened, "#found") == (f"{len(found)} of 4 problems" if words else "")


def test_a_mistake_that_is_found_can_be_watched(home):
    """Broken: the search knows of a mistake, but leads nowhere; or difficulty is told unasked."""
    opened = home()
    search(opened, "only with its neighbour, the first item")
    opened.wait("return document.querySelector('#road li li a')")
    assert opened.run("return document.querySelectorAll('#road li li').length") == 1
    shown = "return [...document.querySelectorAll('.difficulty')].some(x => x.checkVisibility())"
    assert not opened.run(shown)
    opened.run("document.getElementById('difficulty').click()")
    assert opened.run(shown)
    opened.run("document.querySelector('#road li li a').click()")
    opened.wait("return document.getElementById('left')?.value === 'wrong/neighbours_and_ends'")
    assert text(opened, "#left-side .verdict") == "✗ Wrong Answer"


def test_the_road_shows_one_list(home):
    """Broken: a list shows problems that are not in it."""
    opened = home()
    opened.run("""const list = document.getElementById("list"); list.value = "neetcode150";
        list.dispatchEvent(new Event("change"));""")
    assert GAME not in opened.run(FOUND)
    assert SUM in opened.run(FOUND)


def test_a_slash_leads_to_the_search(home):
    """Broken: one scrolls past all problems to look for one, or cannot type a slash."""
    opened = home()
    opened.press("/")
    assert opened.run("return document.activeElement.id") == "search"


def test_enter_leads_to_the_problem_that_is_meant(home):
    """Broken: one has found a problem, and has to take the mouse to open it."""
    opened = home()
    search(opened, "merge")
    opened.run(
        """document.getElementById("search").dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));"""
    )
    opened.wait("return location.pathname.endsWith('/merge-intervals.html')")


def test_what_leetcode_accepted_is_listed_with_its_hunt(home):
    """Broken: the wrong solutions that LeetCode accepted cannot be reached, or not be hunted."""
    opened = home()
    opened.run("document.querySelector('[href=\"#accepted\"]').click()")
    opened.wait("return document.querySelector('#accepted li')")
    count = opened.run("return document.querySelectorAll('#accepted li li').length")
    assert text(opened, "#accepted h2") == f"LeetCode accepted {count} wrong solutions"
    links = opened.run("return [...document.querySelectorAll('#accepted li a')].map(a => a.href)")
    assert ".html#find=" in links[0]
    assert ".html#left=wrong/" in links[1]
    assert "issues/" in links[2]


def test_who_comes_first_is_told_where_to_start(home):
    """Broken: an empty box stands where nothing was begun, or the first problem is not offered."""
    opened = home()
    assert not opened.run("return document.getElementById('continue').checkVisibility()")
    first = opened.run("return document.querySelector('#road li a').href")
    assert opened.run("return document.getElementById('begin').href") == first


def test_continue_names_what_is_due_begun_and_new(home):
    """Broken: what is due or begun has to be remembered, or a solved problem is offered as new."""
    draft = {"open": "draft 1", "drafts": {"draft 1": "class Solution:"}}
    due, later = {**STATE, "due": TODAY}, {**STATE, "due": "2026-11-25", "last": TODAY}
    kept = {"states": {SUM: due, MERGE: later}, GAME: draft, SUM: draft, "solved": {SUM: "2026"}}
    opened = home(**kept, practice={"new": 1})
    said = text(opened, "#continue dl").split("\n")
    new = opened.run(
        "return document.querySelectorAll('#road li:not(.solved, .begun)')[0].innerText"
    )
    assert said[:4] == ["due", "Two Sum", "begun", find_problem(GAME).title]
    assert said[4:6] == ["new", new.rpartition(" ")[0]]
    assert said[6:] == ["solved today", "Merge Intervals"]
    marks = [text(opened, f"[id='{slug}'] .marks") for slug in (SUM, MERGE, GAME)]
    assert [" ".join(mark.split()) for mark in marks] == ["✓ solved due", "✓ solved", "begun"]
    assert "1 of " in text(opened, ".topic h2")
    assert not opened.run("return document.getElementById('begin').checkVisibility()")


def test_a_pause_and_the_number_of_new_problems_are_kept(home):
    """Broken: whoever is ill for a week is shown a pile, or sets the number anew each day."""
    opened = home(states={SUM: {**STATE, "due": TODAY}})
    opened.run("""document.getElementById("practice").open = true;
        const number = document.getElementById("new"); number.value = 0;
        number.dispatchEvent(new Event("change"));""")
    assert text(opened, "#continue dl").split("\n") == ["due", "Two Sum"]
    opened.run("document.getElementById('pause').click(); location.reload()")
    opened.wait("return document.querySelector('#pause')?.textContent === 'Resume'")
    assert text(opened, "#continue dl").startswith(f"paused\nsince {TODAY}")
    opened.run("document.getElementById('pause').click()")
    assert text(opened, "#continue dl").split("\n") == ["due", "Two Sum"]


def test_new_problems_end_with_the_number_of_a_day(home):
    """Broken: once the new problems of a day are solved, the page says nothing of new ones."""
    opened = home(states={SUM: {**STATE, "last": TODAY, "attempts": 1}}, practice={"new": 1})
    said = text(opened, "#continue dl").split("\n")
    assert said[1].startswith("enough for today; next is ")
    assert [said[0], *said[2:]] == ["new", "solved today", "Two Sum"]


def test_storage_that_is_full_is_said(home):
    """Broken: the page is dead where a browser keeps nothing, or one believes that it was kept."""
    opened = home()
    opened.run("""document.getElementById("practice").open = true;
        Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
        document.getElementById("pause").click();""")
    assert "storage for the site is full" in text(opened, "#kept")


def test_from_the_disk_the_example_says_what_serving_adds(home):
    """Broken: the example or the import does nothing, without a word."""
    opened = home()
    opened.run("document.querySelector('#code pre').focus()")
    opened.wait("return document.getElementById('status').textContent.includes('kata serve')")
    assert text(opened, "#verdict h2") == "✗ Wrong Answer"
    assert opened.run("return document.querySelectorAll('#verdict figure svg').length") == 3


def test_the_example_is_judged_as_one_types(home, site):
    """Broken: the first thing that a visitor tries does not work, or is not judged by Python."""
    opened = home(site)
    names = "index.html", "manifest.webmanifest", *beside("index")
    assert set(opened.requested()) <= {f"{site}/{name}" for name in names}
    before = opened.run("return document.getElementById('code').offsetHeight")
    code = opened.run("return document.querySelector('#code pre').innerText")
    opened.run("document.querySelector('#code pre').focus()")
    opened.wait("return document.getElementById('status').textContent.includes('Ready')")
    assert opened.run("return document.getElementById('code').offsetHeight") == before
    opened.run(WRITE, "class Solution:\n    def invertTree(self, root):\n        return root.left")
    opened.wait("return document.querySelector('#verdict h2').innerText === '✗ Runtime Error'")
    calls = "            self.invertTree(root.left)\n            self.invertTree(root.right)\n"
    opened.run(WRITE, code.replace("        return", f"{calls}        return"))
    opened.wait("return document.querySelector('#verdict h2').innerText === '✓ Accepted'")
    assert "Start with" in text(opened, "#verdict")


def imported(opened, path):
    """What is said once a log was imported."""
    (field,) = opened.ask("/element", {"using": "css selector", "value": "#import"}).values()
    opened.ask(f"/element/{field}/value", {"text": str(path)})
    opened.wait("return /new (line|draft)|kept/.test(document.getElementById('kept').textContent)")
    return text(opened, "#kept")


def test_a_log_is_imported_merged_and_exported(home, site, tmp_path):
    """Broken: what was practised in a terminal is unknown here, doubled, or kept here for good."""
    lines = [LINE, "nonsense", *(LINE.replace("-20T", f"-{day:02}T") for day in range(1, 10))]
    (tmp_path / "log.jsonl").write_text("\n".join(lines))
    opened = home(site)
    opened.run("document.getElementById('practice').open = true")
    said = imported(opened, tmp_path / "log.jsonl")
    assert said.startswith("10 new lines; 1 that cannot be read:\nlog.jsonl:2: not an entry")
    assert "solved" in text(opened, f"[id='{SUM}'] .marks")
    assert json.loads(opened.run("return localStorage['katas:solved']")) == {SUM: "2026-11-01"}
    (tmp_path / "more.jsonl").write_text("\n".join([LINE, LINE.replace('"1"', '"226"')]))
    assert imported(opened, tmp_path / "more.jsonl").startswith("1 new line.")
    assert len(opened.run("return localStorage['katas:log']").splitlines()) == 11
    opened.run("""URL.createObjectURL = blob => { globalThis.saved = blob; return "about:blank"; };
        HTMLAnchorElement.prototype.click = function () { globalThis.name = this.download; };
        document.getElementById("export").click();""")
    assert opened.run("return saved.text()") == opened.run("return localStorage['katas:log']")
    assert opened.run("return name") == "log.jsonl"


def test_drafts_and_notes_are_exported_and_replace_nothing(home, tmp_path):
    """Broken: another browser has the log, but not what was written, or loses its own for it."""
    kept = {
        SUM: {"open": "mine", "drafts": {"mine": "x = 1", "other": "x = 3"}},
        f"note:{SUM}": "pairs",
    }
    opened = home(**kept)
    opened.run(
        """URL.createObjectURL = blob => { globalThis.saved = blob; return "about:blank"; };
        HTMLAnchorElement.prototype.click = function () { globalThis.name = this.download; };
        document.getElementById("export-drafts").click();"""
    )
    assert opened.run("return name") == "drafts.json"
    path = tmp_path / "drafts.json"
    path.write_text(opened.run("return saved.text()"))
    opened = home(**{SUM: {"open": "mine", "drafts": {"mine": "x = 2", "same": "x = 3"}}})
    opened.run("document.getElementById('practice').open = true")
    assert imported(opened, path).startswith("1 new draft,")
    drafts = json.loads(opened.run(f"return localStorage['katas:{SUM}']"))
    own = {"mine": "x = 2", "same": "x = 3"}
    assert drafts == {"open": "mine", "drafts": own | {"mine (imported)": "x = 1"}}
    assert opened.run(f"return localStorage['katas:note:{SUM}']") == '"pairs"'


ASK = """const [what, slug, request, done] = arguments;
    addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.kind === what) done(message.data);
    });
    document.getElementById("python").contentWindow
      .postMessage({ what, slug, request: JSON.stringify(request) }, "*");"""


def test_an_attempt_is_rated_in_the_browser(home, site):
    """Broken: what rates an attempt or gives hints does not run where there is no terminal."""
    opened = home(site)
    code = opened.run("return document.querySelector('#code pre').innerText")
    opened.run("document.querySelector('#code pre').focus()")
    opened.wait("return document.getElementById('status').textContent.includes('Ready')")

    def ask(what, **request):
        now = {"log": "", "now": "2026-11-24T21:17:40+01:00", "source": code}
        args = [what, TREE, now | request]
        return opened.ask("/execute/async", {"script": ASK, "args": args})

    found = ask("solved", attempt={"seconds": 840, "tries": 2, "hints": []})
    assert found["said"].startswith("Good: 14 min, 2 failing verdicts, no hints; comes back in ")
    assert json.loads(found["line"])["problem"] == TREE
    assert ask("rated", log=found["line"], rating="easy")["said"].startswith("Easy: as you say")
    assert ask("hint", number=0)["text"].startswith("Topic: trees\n")
    assert ask("hint", number=2)["text"].startswith("What fails: a small input")


SHIFT = """const done = arguments[0], found = [];
    new PerformanceObserver(list => found.push(...list.getEntries()))
      .observe({ type: "layout-shift", buffered: true });
    const frame = left => requestAnimationFrame(() => left ? frame(left - 1)
      : done(found.map(({ value, sources }) => [value, sources.map(one => one.node?.id)])));
    frame(3);"""


def test_nothing_moves_while_it_loads(home):
    """Broken: a finger that aims at a link meets another, since the page still grows above it."""
    opened = home(states={SUM: {**STATE, "due": TODAY}})
    opened.show(390, 800)
    opened.tell("Emulation.setCPUThrottlingRate", rate=20)
    opened.run("location.reload()")
    opened.wait("return document.readyState === 'complete' && document.querySelector('.marks')")
    moved = opened.ask("/execute/async", {"script": SHIFT, "args": []})
    opened.tell("Emulation.setCPUThrottlingRate", rate=1)
    assert moved == []


AXE = """const done = arguments[0];
    axe.run().then(found => done(found.violations.map(one => [one.id, one.nodes[0].html])));"""


@pytest.mark.parametrize(("width", "scheme"), [(1440, "light"), (390, "dark")])
def test_axe_finds_nothing_and_nothing_is_cut_off(home, site, width, scheme):
    """Broken: a screen reader cannot tell what is where, or the page is wider than a phone."""
    source, *_ = cached("npm").glob("*/node_modules/axe-core/axe.min.js")
    opened = home(site, states={SUM: {**STATE, "due": TODAY}})
    opened.show(width, 800, scheme)
    opened.run("document.querySelectorAll('details').forEach(one => { one.open = true; })")
    search(opened, "a")
    opened.wait("return ['#accepted', '#road'].every(x => document.querySelector(`${x} li li`))")
    assert opened.run("return document.documentElement.scrollWidth") <= width
    opened.run(source.read_text("utf-8"))
    assert opened.ask("/execute/async", {"script": AXE, "args": []}) == []
