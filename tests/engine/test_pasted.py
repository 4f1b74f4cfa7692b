"""What comes through standard input: code, or a problem as the bookmarklet copies it."""

import json

import pytest
from test_new import STATEMENT
from tiny import ADDS, SQUARES

FOUND = "https://leetcode.com/problems/third-maximum-number/description/?envType=x"
THIRD = """class Solution:
    def thirdMax(self, nums):
        some = sorted({*nums})
        return some[-3] if len(some) > 2 else some[-1]
"""
LEGAL = STATEMENT.replace("numbers [1,2]", "nums = [1,2]").replace("104", "10<sup>4</sup>")
COPIED = {"url": FOUND, "title": "x", "statement": LEGAL, "code": THIRD}
NEWER = COPIED | {"url": "https://leetcode.com/problems/newer-than-here/", "title": "9999. Newer"}


def test_code_in_standard_input_is_judged_like_a_file(repository):
    """Broken: what is piped in gets another verdict, another report, or one that names a file."""
    path = repository.write("elsewhere/squares.py", SQUARES)
    piped, as_file = (
        repository.kata("judge", name, input=SQUARES if name == "-" else None)
        for name in ("-", str(path))
    )
    told = as_file.stdout.partition("\n  Watch:")[0]
    assert piped.stdout.startswith("taken for double, ")
    assert piped.stdout.rstrip("\n") == told.replace(str(path), "-")
    assert "  Again:  make judge P=double FILE=- CASE=3" in piped.stdout
    assert (piped.returncode, piped.stderr) == (1, "")
    again = repository.kata("judge", "double", "--file=-", "--json", "--case=2", input=SQUARES)
    assert json.loads(again.stdout)["solution"] == "-"
    reads = ADDS.replace("return", "import sys; print(sys.stdin.read())\n        return")
    run = repository.kata("judge", "-", "--case=1", input=f"{reads}# a secret")
    assert (run.returncode, "secret" in run.stdout) == (0, False)


def test_a_copied_problem_is_judged_and_kept(repository, tmp_path, monkeypatch):
    """Broken: a problem that is not here is not judged by its statement, or gets no folder."""
    monkeypatch.setenv("TMPDIR", str(tmp_path / "scratch"))
    (tmp_path / "scratch").mkdir()
    run = repository.kata("judge", "-", "--json", input=json.dumps(COPIED))
    found = json.loads(run.stdout)
    assert (found["problem"], found["verdict"]) == ("third-maximum-number", "Not Refuted")
    wrong = COPIED | {"code": THIRD.replace("some[-1]", "some[0]")}
    run = repository.kata("judge", "-", input=json.dumps(wrong))
    assert run.stdout.startswith("✗ Wrong Answer          -\n  case 2 of ")
    newer = NEWER | {"code": THIRD.replace("nums):", "nums: List[int]) -> int:")}
    run = repository.kata("judge", "-", "--json", input=json.dumps(newer))
    assert json.loads(run.stdout)["verdict"] == "Not Refuted", run.stderr
    run = repository.kata("new", "-", input=json.dumps(COPIED))
    assert (run.returncode, run.stderr) == (0, "")
    folder = repository.root / "problems/third-maximum-number"
    assert "return the third in size" in (folder / "README.md").read_text("utf-8")
    assert (folder / "solutions/first.py").read_text("utf-8").endswith(THIRD)
    run = repository.kata("new", "-", "sorts", input=json.dumps(COPIED))
    assert run.stdout.startswith("wrote problems/third-maximum-number/solutions/sorts.py\n")
    run = repository.kata("judge", "-", input=json.dumps(COPIED | {"code": "def twice(n): 0"}))
    assert (run.returncode, run.stdout[:15]) == (1, "✗ Runtime Error")  # it is for that problem
    assert not [*(tmp_path / "scratch").iterdir()]


REFUSED = {  # {standard input: what is said}
    "": "standard input is empty; pipe one solution into it",
    "#" * (1 << 20 | 1): "standard input is larger than 1 MB; pipe one solution into it",
    "class Solution {\n}": "only Python is judged, but this says 'class Solution {'; choose",
    "const f = a => a": "only Python is judged, but this says 'const f = a => a'; choose",
    '{"code": ': "this JSON cannot be read: Expecting value: line 1 column 10",
    '["x"]': "no Python solution in it",
    '{"url": 5, "code": "x"}': "this JSON has no text as its url",
    '{"title": "Double"}': "this JSON has no text as its code",
    '{"code": "\\ud800"}': "this JSON has no text as its code",
    '{"url": "https://example.com", "code": "x"}': "no problem is known as 'https://example.com'",
    json.dumps(COPIED | {"statement": "Nothing."}): "holds no statement of Third Maximum Number",
    json.dumps(COPIED | {"statement": ""}): "Third Maximum Number is not here; add its `statement`",
    json.dumps(COPIED | {"statement": f"1. Two Sum\n{LEGAL}"}): "states Two Sum (1), not Third Max",
    json.dumps(NEWER): "what Newer takes and returns is not known here; its code must state their",
    json.dumps({"statement": LEGAL, "code": THIRD}): "names no problem; it should have its title",
}


@pytest.mark.parametrize("given", REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_judged_gets_a_line(repository, given):
    """Broken: a copy that went wrong ends in a traceback, or in a verdict on nothing."""
    run = repository.kata("judge", "-", input=given)
    assert (run.returncode, run.stdout) == (2, "")
    assert (run.stderr.count("\n"), REFUSED[given] in run.stderr) == (1, True), run.stderr


@pytest.mark.parametrize(
    "words", [["judge", "-", "--watch"], ["judge", "-", "x.py"], ["page", "-"]]
)
def test_standard_input_is_read_by_judge_alone(repository, words):
    """Broken: a call waits for ever for what it could not use, or drops a file."""
    run = repository.kata(*words, input=ADDS)
    assert (run.returncode, run.stdout) == (2, "")
    assert "- stands for standard input, and only judge reads it" in run.stderr
