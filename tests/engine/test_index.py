"""An index of somebody's solutions, in their own folder."""

import os
import re
import xml.etree.ElementTree as ET
from collections import Counter
from datetime import date, timedelta
from urllib.parse import unquote_to_bytes

import pytest
from kata.show.index import badge, calendar
from markdown_it import MarkdownIt
from test_collection import RIGHT, WRONG
from test_history import git

ODD = "a|b `c` ](x) <script> \"d\" 'e' & #1\n<!-- kata:end --> é.py"
BEGIN, END = "<!-- kata:begin -->", "<!-- kata:end -->"


@pytest.fixture
def folder(repository):
    """A folder of solutions, as exporters leave one: two right ones, a wrong one, one in Java."""
    repository.write(f"mine/{ODD}", RIGHT)
    repository.write("mine/double/two.py", f"{RIGHT}\n\n{WRONG.replace('Solution', 'Solution2')}")
    repository.write("mine/two_sum/solution.java", "class Solution {}")
    repository.write(b"mine/caf\xe9.py".decode("utf-8", "surrogateescape"), RIGHT)
    git(repository.root / "mine", "init", "-q")
    git(repository.root / "mine", "add", ".")
    git(repository.root / "mine", "commit", "-qm", "one")
    return repository.root / "mine"


def written(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def test_an_index_tells_what_was_solved_and_stays(repository, folder):
    """Broken: an index is wrong, changes without a reason, or its links lead nowhere."""
    run = repository.kata("index", str(folder))
    names = "kata-badge.svg, kata-calendar.svg, INDEX.md"
    assert run.stderr == ""
    assert run.stdout == f"{folder}: 2 solved, 1 right of 1 judged; wrote {names}\n"
    before, text = written(folder), (folder / "INDEX.md").read_text("utf-8")
    page = MarkdownIt("gfm-like", {"linkify": False}).render(text)
    assert page.count("<td>right on 95 inputs</td>") == 3
    assert "<td>wrong: <code>number = 1: 2, not 1</code></td>" in page
    assert "<td>not judged: not Python</td>" in page
    assert "<script>" not in page
    assert text.count(BEGIN) == text.count(END) == 1
    links = {one for one in re.findall(r'href="([^"]+)"', page) if "leetcode.com" not in one}
    files = {unquote_to_bytes(one.partition("#")[0]) for one in links}
    assert files == {
        os.fsencode(path.relative_to(folder))
        for end in ("py", "java")
        for path in folder.rglob(f"*.{end}")
    }
    assert "1 day, 2020" in before["kata-calendar.svg"].decode()
    again = repository.kata("index", str(folder))
    assert again.stdout.endswith("; nothing has changed\n")
    assert "1 solved" in repository.kata("index", "problems/double/solutions").stdout
    moved = folder.rename(folder.parent / "moved")
    repository.kata("index", str(moved))
    assert written(moved) == before


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"# Mine\r\n{BEGIN}old{END}caf\xe9\r\n", "wrote"),
        (" \n", "wrote"),
        ("mine", f"it has no place for an index; add a line {BEGIN} and, below it, {END}: the"),
        (f"\n{BEGIN}\nold", f"line 2: {BEGIN} stands alone; add a line {END} where the index ends"),
        (f"{END}\n", f"line 1: {END} stands alone; add a line {BEGIN} where it begins"),
        (f"{END}\n{BEGIN}", f"line 1: {END} stands above {BEGIN}, in line 2; swap them"),
        (f"{BEGIN}\n{END}\n{END}", f"{END} stands in line 2 and again in line 3; leave one of"),
    ],
)
def test_own_text_stays(repository, text, told):
    """Broken: what somebody wrote around their index is lost, or what is wrong is not told."""
    repository.write("mine/double.py", RIGHT)
    index = repository.write("mine/INDEX.md", text.encode("latin-1"))
    run = repository.kata("index", "mine")
    now = index.read_bytes().decode("latin-1")
    if told != "wrote":
        assert run.stderr.startswith(f"index: mine/INDEX.md: {told}")
        assert (run.returncode, now) == (2, text)
    elif text.strip():
        assert now.startswith(f"# Mine\r\n{BEGIN}\r\n")
        assert now.endswith(f"\r\n{END}caf\xe9\r\n")
        assert now.count("\r\n") == now.count("\n")
        assert "no calendar, as neither git" in run.stdout
    else:
        assert now.startswith(f"# Solved\n\n{BEGIN}\n")


def test_where_nothing_can_be_written_is_told_at_once(repository, tmp_path):
    """Broken: an index goes through a link to a file elsewhere, or is lost after a long wait."""
    (tmp_path / "INDEX.md").write_text("theirs")
    repository.write("mine/double.py", RIGHT)
    repository.write("none/a.py", "x = 1\n")
    index = repository.root / "mine/INDEX.md"
    index.symlink_to(tmp_path / "INDEX.md")
    stray = "mine/INDEX.md: it is no file of this folder; move it away"
    assert repository.kata("index", "mine").stderr == f"index: {stray}\n"
    index.unlink()
    index.mkdir()
    assert repository.kata("index", "mine").stderr == f"index: {stray}\n"
    assert (tmp_path / "INDEX.md").read_text() == "theirs"
    ask = "name the folder of your solutions, as in ~/leetcode"
    assert repository.kata("index").stderr == f"index: {ask}\n"
    assert repository.kata("index", "no").stderr == f"index: no: no such folder; {ask}\n"
    nothing = "none: no solution of a problem that is known, so nothing is written"
    assert repository.kata("index", "none").stderr == f"index: {nothing}\n"


def test_pictures_are_what_they_say():
    """Broken: a picture cannot be shown, or a screen reader has nothing to read of it."""
    days = Counter({date(2024, 2, 29): 9, date(2023, 1, 1): 1, date(2024, 1, 1): 1})
    year, made = ET.fromstring(calendar(days)), ET.fromstring(badge("1 < 2 & more"))
    for picture in year, made:
        assert [one.tag.rpartition("}")[2] for one in picture][:2] == ["title", "desc"]
        assert picture.get("role") == "img"
    assert year[0].text == "10 solved on 2 days, 2023-02-27 to 2024-02-29"
    squares = [one.get("d").count("z") for one in year if one.tag.endswith("path")]
    first = date(2024, 2, 29) - timedelta(date(2024, 2, 29).weekday() + 52 * 7)
    assert squares == [(date(2024, 2, 29) - first).days - 1, 1, 1]
    assert made[0].text == "kata: 1 < 2 & more"
