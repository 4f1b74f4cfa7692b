"""Practising in a tab: what the worker says of hints, ratings, and what comes back when."""

import json
import shutil
import zlib

import pytest
from kata.cases.cache import packed_cases
from kata.cases.generate import cases_of
from kata.live import packing, worker
from kata.problem.lookup import find_problem

RIGHT = """class Solution:
    def twoSum(self, nums, target):
        seen = {}
        for i, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
"""
WRONG = RIGHT.replace("target - number in seen", "seen.get(target - number)")
NOW = "2026-11-24T21:17:40+01:00"
LINE = (
    '{"at": "2026-11-20T21:17:40+01:00", "number": "1", "problem": "two-sum",'
    ' "event": "done", "rating": "good", "seconds": 840}'
)
EASY = LINE.replace("good", "easy").replace('"1"', '"56"').replace("two-sum", "merge-intervals")


@pytest.fixture
def ask(tmp_path, monkeypatch):
    """Asks the worker as a page does; the messages that it sends, {kind: data}."""
    problem = find_problem("two-sum")
    shutil.copytree(problem.folder, tmp_path / "two-sum")
    packed = packing.packed(zlib.decompress(packed_cases(cases_of(problem))))
    (tmp_path / "two-sum.cases").write_bytes(packed)
    monkeypatch.setattr(worker, "HOME", tmp_path)
    monkeypatch.chdir(tmp_path)
    worker._opened.cache_clear()

    def asked(what, **request):
        said = []
        worker.run(what, "two-sum", json.dumps({"log": "", "now": NOW} | request), said.append)
        messages = map(json.loads, said)
        return {message["kind"]: message["data"] for message in messages}

    yield asked
    worker._opened.cache_clear()


def attempt(seconds=840, tries=2, hints=()):
    return {"seconds": seconds, "tries": tries, "hints": hints}


def test_an_attempt_is_rated_as_in_a_terminal(ask):
    """Broken: the tab rates otherwise than `make today`, or writes a line that it cannot read."""
    found = ask("solved", source=RIGHT, attempt=attempt())["solved"]
    start = "Good: 14 min, 2 failing verdicts, no hints; comes back in 2 days, on Thu 26 November; "
    assert found["said"].startswith(start + "most like ")
    line = json.loads(found["line"])
    assert "\n" not in found["line"]
    assert (line["at"], line["number"], line["problem"]) == (NOW, "1", "two-sum")
    assert (line["event"], line["tries"], line["rating"]) == ("done", 2, "good")
    assert find_problem("two-sum").solution(line["like"])
    state = found["states"]["two-sum"]
    assert (state["due"], state["last"], state["solved"]) == ("2026-11-26", *["2026-11-24"] * 2)
    assert ask("states", log=found["line"])["states"]["states"] == found["states"]


def test_a_solution_that_was_shown_is_again_and_like_nothing(ask):
    """Broken: copying the solution counts as having solved it."""
    found = ask("solved", source=RIGHT, attempt=attempt(hints=["topic", "solution"]))["solved"]
    assert found["said"].startswith("Again: the solution was shown; comes back tomorrow")
    assert "like" not in json.loads(found["line"])
    assert found["states"]["two-sum"]["solved"] == ""


def test_again_today_does_not_count(ask):
    """Broken: solving it twice in an evening sends it weeks away."""
    line = ask("solved", source=RIGHT, attempt=attempt())["solved"]["line"]
    later = NOW.replace("21:17", "23:59")
    found = ask("solved", source=RIGHT, attempt=attempt(5, 0), log=line, now=later)["solved"]
    assert found["line"] == ""
    assert found["said"].startswith("Solved again today: it does not count; comes back in 2 days")
    tomorrow = NOW.replace("-24T", "-25T")
    assert ask("solved", source=RIGHT, attempt=attempt(), log=line, now=tomorrow)["solved"]["line"]


def test_looking_at_an_old_solution_does_not_count(ask):
    """Broken: a page that is opened again, and judged, counts as solved in no time."""
    found = ask("solved", source=RIGHT, attempt=attempt(0, 0), log=LINE)["solved"]
    assert found["line"] == ""
    assert found["said"].startswith("Nothing was typed: it does not count; comes back ")


def test_a_rating_can_be_overruled(ask):
    """Broken: what a person says of an attempt changes nothing, or overwrites the log."""
    found = ask("rated", rating="easy", log=LINE)["rated"]
    assert json.loads(found["line"])["event"] == "rated"
    assert found["said"].startswith("Easy: as you say; comes back in ")
    assert found["states"]["two-sum"]["rating"] == "easy"
    assert found["states"]["two-sum"]["attempts"] == 1


def test_a_rating_of_nothing_is_refused(ask):
    """Broken: a click too early ends Python in the tab, with all that it was asked."""
    assert ask("rated", rating="easy")["refused"] == "There is no attempt to rate yet."


def test_hints_come_one_at_a_time(ask):
    """Broken: a hint gives more away than was asked for, or says nothing of the failing input."""
    names = []
    for number in range(6):
        found = ask("hint", source=WRONG, number=number)["hint"]
        assert found["left"] == 5 - number
        names.append(found["name"])
        if found["name"] == "kind of input":
            assert found["text"].startswith("What fails: a ")
        if found["name"] == "input":
            assert "target = " in found["text"]
    assert names == ["topic", "idea", "kind of input", "input", "why", "solution"]
    assert "class Solution" in found["text"]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_a_hint_with_nothing_to_tell_says_so(ask, number):
    """Broken: a hint about a failure is counted, though nothing has failed."""
    found = ask("hint", source=RIGHT, number=number)["hint"]
    assert (found["name"], found["text"]) == ("", "No hint yet: no input has failed.")


def test_hints_before_a_line_is_written(ask):
    """Broken: an empty editor has no idea to give, or the judge ends over it."""
    source = "class Solution:\n    def twoSum(self, nums, target):\n        "
    assert ask("hint", source=source, number=1)["hint"]["text"].startswith("Idea: ")


def test_logs_are_merged(ask):
    """Broken: an import doubles attempts, loses lines, or stops at a line that is none."""
    more = f"{LINE}\n{json.dumps(json.loads(LINE))}\nnonsense\n{EASY}\n"
    kept = f"{LINE}\nof a later version\n"
    found = ask("states", log=kept, more=more, name="mine.jsonl")["states"]
    assert found["new"] == 1
    assert found["log"].splitlines()[:2] == [LINE, "of a later version"]
    assert len(found["log"].splitlines()) == 3
    assert [text.partition(": ")[0] for text in found["broken"]] == ["log.jsonl:2", "mine.jsonl:3"]
    assert found["states"].keys() == {"two-sum", "merge-intervals"}
    assert found["states"]["merge-intervals"]["title"] == "Merge Intervals"


def test_a_long_log_is_read(ask):
    """Broken: years of practice are too much for a tab."""
    lines = [LINE.replace("-20T21:17", f"-{day + 1:02}T10:{minute:02}")
             for day in range(20) for minute in range(60)]  # fmt: skip
    lines += [line.replace("two-sum", f"own-{i}").replace('"1"', '""') for i in range(4)
              for line in lines[:950]]  # fmt: skip
    found = ask("states", more="\n".join(lines))["states"]
    assert (found["new"], found["broken"]) == (5000, [])
    assert found["states"]["two-sum"]["attempts"] == 1200
