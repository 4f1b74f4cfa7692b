"""The home page in a browser: the example, what to go on with, the road, and the log."""

import json

import pytest
from kata.paths import cached
from kata.practice.diary import read_log
from kata.problem.lookup import find_problem
from kata.watch.page.render import shared
from site_of_run import BUILT, GAME, MERGE, SUM, TREE

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


@pytest.fixture(autouse=True)
def _clock(chromium):
    """It is noon of TODAY."""
    with chromium.before(CLOCK):
        yield


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
        ("twosum", [SUM]),
        ("recursion", [TREE]),
        ("before it comes to a player", [GAME]),
        ("in", [SUM, TREE, MERGE, GAME]),
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


def test_who_comes_first_is_told_where_to_start(home):
    """Broken: an empty box stands where nothing was begun, or the first problem is not offered."""
    opened = home()
    assert not opened.run("return document.getElementById('continue').checkVisibility()")
    first = opened.run("return document.querySelector('#road li a').href")
    assert opened.run("return document.getElementById('begin').href") == first


def test_continue_names_what_is_due_begun_and_new(home):
    """Broken: what is due or begun has to be remembered, or a solved problem is offered as new."""
    draft = {"draft": "class Solution:", "earlier": []}
    due, later = {**STATE, "due": TODAY}, {**STATE, "due": "2026-11-25", "last": TODAY}
    kept = {"states": {SUM: due, MERGE: later}, GAME: draft, SUM: draft, "solved": {SUM: "2026"}}
    opened = home(**kept)
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
    names = "index.html", *shared()
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
    """What is said once a file was imported, other than what was said before."""
    kept = "document.getElementById('kept').textContent"
    before = opened.run(f"return {kept}")
    (field,) = opened.ask("/element", {"using": "css selector", "value": "#import"}).values()
    opened.ask(f"/element/{field}/value", {"text": str(path)})
    opened.wait(f"return {kept} !== {json.dumps(before)} && /new line|kept|full/.test({kept})")
    return text(opened, "#kept")


SAVE = """URL.createObjectURL = blob => { globalThis.saved = blob; return "about:blank"; };
    HTMLAnchorElement.prototype.click = function () { globalThis.name = this.download; };
    document.getElementById("export").click();
    return saved.text();"""


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
    assert opened.run(SAVE) == opened.run("return localStorage['katas:log']")
    assert opened.run("return name") == "log.jsonl"


DONE = "accepted on 2026-11-30"


def test_what_is_written_is_exported_and_replaces_nothing(home, site, tmp_path):
    """Broken: another browser has the log, but not what was written, or loses its own for it."""
    kept = {SUM: {"draft": "x = 1", "earlier": [["old", "x = 3"], [DONE, "x = 2"]]}}
    opened, path = home(**kept, **{f"note:{SUM}": "pairs"}), tmp_path / "log.jsonl"
    path.write_text(f"{LINE}\n{opened.run(SAVE)}")
    assert [len(part) for part in read_log(path)] == [1, 0]  # in a terminal, it is a log
    own = {"draft": "x = 2", "isShared": False, "earlier": [["mine", "x = 3"]]}
    opened = home(site, **{SUM: own})
    opened.run("document.getElementById('practice').open = true")
    assert imported(opened, path) == "1 new line and 2 new drafts."
    drafts = json.loads(opened.run(f"return localStorage['katas:{SUM}']"))
    assert drafts == own | {"earlier": [["imported", "x = 1"], [DONE, "x = 2"], ["mine", "x = 3"]]}
    assert opened.run(f"return localStorage['katas:note:{SUM}']") == '"pairs"'
    opened.run("""Storage.prototype.setItem = () => {
        throw new DOMException("", "QuotaExceededError");
    };""")
    path.write_text(LINE.replace('"1"', '"226"'))
    assert "storage for the site is full" in imported(opened, path)


def test_a_file_of_another_shape_gets_a_line_and_changes_nothing(home, site, tmp_path):
    """Broken: an import ends in an error of JavaScript, after it has stored a part."""
    own = {SUM: {"draft": "x = 2", "isShared": False, "earlier": []}}
    wrong = {"slug": SUM, "draft": "x = 1", "inputs": "abc"}
    lines = [{"kept": None}, {"kept": {SUM: None}}, {"kept": wrong}, {"kept": {"drafts": "abc"}}]
    path = tmp_path / "drafts.json"
    path.write_text("\n".join(json.dumps(line, separators=(",", ":")) for line in lines))
    opened = home(site, **own)
    opened.run("document.getElementById('practice').open = true")
    before = opened.run("const { ...all } = localStorage; return all")
    said = imported(opened, path)
    assert said.startswith('0 new lines; 4 that cannot be read:\n{"kept":null}')
    after = opened.run("const { ...all } = localStorage; return all")
    assert {key: after[key] for key in before} == before
    assert not [text for key, text in after.items() if text not in ("", "{}", before.get(key))]


@pytest.mark.parametrize("value", [True, 5, [1, {}], "text", {SUM: 5, MERGE: {"due": 5}}])
def test_a_value_of_another_type_does_not_end_the_page(home, value):
    """Broken: one spoilt value in the storage, and there is no search until it is cleared."""
    names = "states", "solved", "log", SUM, f"inputs:{SUM}"
    opened = home(**dict.fromkeys(names, value))
    search(opened, "winner")
    opened.wait(f"{FOUND}.join() === '{GAME}'")


def test_a_mistake_to_find_is_not_given_away(home):
    """Broken: the idea of a mistake stands above the link to find its input."""
    opened = home()
    opened.run("document.getElementById('accepted').open = true")
    opened.wait("return document.querySelector('#accepted li li')")
    shown = text(opened, "#accepted li li")
    assert shown.startswith("Find the input · Watch it fail · #")


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
