"""A class in a table: who handed in what, and which mistakes are the same."""

import json
import re

import pytest
from tiny import ADDS, SQUARES

OWN_NAMES = SQUARES.replace("number", "n").replace(
    "def double(self, n)", "def double(self, n: int)"
)
CRASHES = ADDS.replace("number + number", "[0, 2, 4][number]")


@pytest.fixture
def handed_in(repository):
    """Six students' folders."""
    for path, text in {
        "anna/double.py": SQUARES,
        "ben/double.py": OWN_NAMES,
        "cara/double.py": ADDS,
        "dan/double.py": CRASHES,
        "eve/double.py": "def double(",
        "finn/notes.py": "",
    }.items():
        repository.write(f"submissions/{path}", text)
    names = ("anna", "ben", "cara", "dan", "eve", "finn")

    def judge(*options):
        folders = [f"submissions/{name}/" for name in names]
        return repository.kata("judge", *folders, "--table", *options)

    return judge


def test_a_class_is_a_table(handed_in):
    """Broken: a student's verdict stands in another's row, or is missing."""
    run = handed_in()
    assert run.returncode == 1, run.stderr
    rows = dict(re.findall(r"^(\w+) +([✓✗?-].*?)$", run.stdout, re.MULTILINE))
    rest = {"eve": "?", "finn": "-"}  # who handed in what is no Python, or nothing
    assert rows == {"anna": "✗ 1", "ben": "✗ 1", "cara": "✓", "dan": "✗ 2"} | rest
    assert "1  double: Wrong Answer  (anna, ben)\n   number = 1\n   expected 2, not 1" in run.stdout
    assert "2  double: Runtime Error  (dan)" in run.stdout
    assert run.stdout.count("expected ") == 1  # where nothing came out, nothing is compared
    assert re.search(r"^\?  \S*eve/double\.py: .*never closed", run.stdout, re.MULTILINE)
    assert re.search(r"^\?  \S*finn/notes\.py: ", run.stdout, re.MULTILINE)


def test_a_class_as_json(handed_in):
    """Broken: a program that reads the table has to guess what a cell means."""
    found = json.loads(handed_in("--json").stdout)
    assert found["problems"] == ["double"]
    assert sorted(found["students"]) == ["anna", "ben", "cara", "dan", "eve", "finn"]
    first, second = found["groups"]
    assert (first["students"], first["verdict"]) == (["anna", "ben"], "Wrong Answer")
    assert first["input"] == "number = 1"
    (one,) = found["students"]["dan"]["double"]
    assert (one["verdict"], one["group"]) == ("Runtime Error", second["number"])


def test_a_class_as_a_page(handed_in, repository):
    """Broken: the page is no page, or what a student wrote ends up in it as HTML."""
    body = ADDS.replace("return number + number", "raise ValueError('<script>')")
    repository.write("submissions/ben/double.py", body)
    run = handed_in("--out=class.html")
    assert run.returncode == 1, run.stderr
    page = (repository.root / "class.html").read_text()
    assert page.startswith("<!doctype html>")
    assert '<a href="#mistake-1">' in page
    assert 'id="mistake-1"' in page
    assert "<script>" not in page
    assert "&lt;script&gt;" in page


def test_a_table_needs_a_class(repository):
    """Broken: a call that means nothing is taken for another."""
    run = repository.kata("judge", "double", "--table")
    assert (run.returncode, "name the students' folders" in run.stderr) == (2, True)
    run = repository.kata("judge", "double", "--out=class.html")
    assert (run.returncode, "add that" in run.stderr) == (2, True)
    repository.write("a/double.py", ADDS)
    run = repository.kata("judge", "./a", "--table", "--out=class.txt")
    assert (run.returncode, "ending in .html or .json" in run.stderr) == (2, True)
