"""Practising in a tab: what the worker says of hints, ratings, and what comes back when."""

import json
import lzma
import shutil
import zlib

import pytest
from kata.cases.cache import packed_cases
from kata.cases.generate import cases_of
from kata.judge.verdict import judge
from kata.live import worker
from kata.practice.rating import failure_name
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from site_of_run import RIGHT

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
    packed = lzma.compress(zlib.decompress(packed_cases(cases_of(problem))))
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


def begun(seconds=840, failures=("Wrong Answer 4", "Wrong Answer 7"), hints=(), day=24):
    """The log of an attempt at Two Sum, as the page writes it."""
    at = f"2026-11-{day}T21:00"
    told = [("tried", {"failures": [one]}) for one in failures]
    told += [("hinted", {"hints": [one], "about": [""]}) for one in hints]
    events = [("begun", {}), *told, ("solved", {"seconds": seconds})]
    more = {"number": "1", "problem": "two-sum", "sitting": "a"}
    lines = [
        {"at": f"{at}:{i:02}+01:00", **more, "event": event, **what}
        for i, (event, what) in enumerate(events)
    ]
    return "".join(f"{json.dumps(line)}\n" for line in lines)


@pytest.mark.parametrize(("numbers", "tries"), [("4474", 3), ("4747", 4), ("", 0)])
def test_tries_are_counted_as_in_a_terminal(ask, numbers, tries):
    """Broken: the same attempt is Good in the tab and Hard in the terminal."""
    log = begun(failures=[f"Wrong Answer {number}" for number in numbers])
    found = ask("solved", source=RIGHT, log=log)["answer"]
    assert json.loads(found["line"]).get("tries", 0) == tries


def test_an_attempt_goes_on_as_the_log_has_it(ask):
    """Broken: after a reload, an attempt has taken no time, or a hint is given again."""
    look = LINE.replace("done", "looked").replace("-20T", "-24T")
    log = f"{begun(hints=['cost', 'idea'])}{look}\n".replace("solved", "left")
    found = ask("attempt", source=RIGHT, log=log)["answer"]
    assert found["seconds"] == 840 + 840
    assert [one["name"] for one in found["hints"]] == ["cost", "idea"]
    found = ask("attempt", source=RIGHT, log=f"{log}{LINE.replace('-20T', '-25T')}\n")["answer"]
    assert found == {"seconds": 0, "hints": [], "examples": []}


def test_a_verdict_names_its_failure_as_a_terminal_does(ask):
    """Broken: a smaller input that is found for a failure makes it another try."""
    mine = Solution(find_problem("two-sum"), worker.Path("two_sum.py"))
    said = ask("judge", source=WRONG)["answer"]["failure"]
    assert said == failure_name(judge(mine, cases_of(mine.problem))) != ""
    assert ask("judge", source=RIGHT)["answer"]["failure"] == ""


def test_an_attempt_is_rated_as_in_a_terminal(ask):
    """Broken: the tab rates otherwise than `make today`, or writes a line that it cannot read."""
    found = ask("solved", source=RIGHT, log=begun())["answer"]
    said = (
        "Rated good: 14 min, 2 failing verdicts, no hints; comes back in 2 days, on Thu 26 November"
    )
    untried = ["hash_map_in_two_passes", "Hash map in two passes"]
    assert (found["said"], found["untried"]) == (said, untried)
    line = json.loads(found["line"])
    assert "\n" not in found["line"]
    assert (line["number"], line["problem"]) == ("1", "two-sum")
    assert (line["event"], line["tries"], line["rating"]) == ("done", 2, "good")
    assert find_problem("two-sum").solution(line["like"])
    state = found["states"]["two-sum"]
    assert (state["due"], state["last"], state["solved"]) == ("2026-11-26", *["2026-11-24"] * 2)
    assert ask("states", log=found["line"])["answer"]["states"] == found["states"]


def test_an_attempt_is_rated_as_of_when_it_was_solved(ask):
    """Broken: who leaves before the rating is there is rated by another day, or by a look since."""
    look = LINE.replace("done", "looked").replace("-20T21", "-24T22")
    look = look.replace('"rating": "good"', '"hints": ["solution"], "about": [""]')
    log, tomorrow = f"{begun()}{look}\n", NOW.replace("-24T", "-25T")
    found = ask("solved", source=RIGHT, log=log, now=tomorrow)["answer"]
    assert found["said"].endswith("; comes back tomorrow")
    line = json.loads(found["line"])
    assert (line["at"], line["rating"]) == ("2026-11-24T21:00:03+01:00", "good")


def test_a_solution_that_was_shown_is_again_and_like_nothing(ask):
    """Broken: copying the solution counts as having solved it."""
    found = ask("solved", source=RIGHT, log=begun(hints=["topic", "solution"]))["answer"]
    assert found["said"].startswith("Rated again: the solution was shown; comes back tomorrow")
    assert "like" not in json.loads(found["line"])
    assert found["states"]["two-sum"]["solved"] == ""


def test_again_today_does_not_count(ask):
    """Broken: solving it twice in an evening sends it weeks away."""
    line = ask("solved", source=RIGHT, log=begun())["answer"]["line"]
    later, again = NOW.replace("21:17", "23:59"), begun(5, ()).replace("21:00", "23:00")
    found = ask("solved", source=RIGHT, log=f"{line}\n{again}", now=later)["answer"]
    assert not found["is_rated"]
    assert "rating" not in json.loads(found["line"])  # but it is over
    assert found["states"]["two-sum"]["attempts"] == 1
    assert found["said"].startswith("Solved again today: it does not count; comes back in 2 days")
    tomorrow = NOW.replace("-24T", "-25T")
    log = f"{line}\n{begun(day=25)}"
    assert ask("solved", source=RIGHT, log=log, now=tomorrow)["answer"]["is_rated"]


def test_what_ended_in_another_tab_does_not_count(ask):
    """Broken: an attempt in two tabs, or one whose log was deleted, is rated by nothing."""
    found = ask("solved", source=RIGHT, log=LINE)["answer"]
    assert (found["line"], found["is_rated"]) == ("", False)
    assert found["said"].startswith("No attempt was under way: it does not count; comes back ")


def test_a_rating_can_be_overruled(ask):
    """Broken: what a person says of an attempt changes nothing, or overwrites the log."""
    found = ask("rated", rating="easy", log=LINE)["answer"]
    assert json.loads(found["line"])["event"] == "rated"
    assert found["said"].startswith("Rated easy: as you say; comes back in ")
    assert found["states"]["two-sum"]["rating"] == "easy"
    assert found["states"]["two-sum"]["attempts"] == 1


def test_a_rating_of_nothing_is_refused(ask):
    """Broken: a click too early ends Python in the tab, with all that it was asked."""
    assert ask("rated", rating="easy")["refused"] == "There is no attempt to rate yet."


def test_hints_come_one_at_a_time(ask):
    """Broken: a hint gives more away than was asked for, or costs what stands beside the code."""
    names = []
    for number in range(5):
        found = ask("hint", source=WRONG, number=number)["answer"]
        assert found["is_last"] == (number == 4)
        names.append(found["name"])
    assert names == ["cost", "question", "patterns", "idea", "solution"]
    assert "class Solution" in found["text"]


def test_hints_before_a_line_is_written(ask):
    """Broken: an empty editor has no idea to give, or the judge ends over it."""
    source = "class Solution:\n    def twoSum(self, nums, target):\n        "
    assert ask("hint", source=source, number=3)["answer"]["text"].startswith("Idea: ")


def test_logs_are_merged(ask):
    """Broken: an import doubles attempts, loses lines, or stops at a line that is none."""
    more = f"{LINE}\n{json.dumps(json.loads(LINE))}\nnonsense\n{EASY}\n"
    kept = f"{LINE}\nof a later version\n"
    found = ask("states", log=kept, more=more, name="mine.jsonl")["answer"]
    assert found["new"] == 1
    assert found["log"].splitlines()[:2] == [LINE, "of a later version"]
    assert len(found["log"].splitlines()) == 3
    assert [text.partition(": ")[0] for text in found["broken"]] == ["log.jsonl:2", "mine.jsonl:3"]
    assert found["states"].keys() == {"two-sum", "merge-intervals"}
    assert found["states"]["merge-intervals"]["title"] == "Merge Intervals"


def test_a_folder_is_imported_as_in_a_terminal(ask):
    """Broken: a tab takes a file for another problem, dates it otherwise, or adds it twice."""
    files = {
        "leetcode/0001-two-sum/two-sum.py": RIGHT,
        "leetcode/b.py": "# @lc app=leetcode id=56 lang=python3\n# Created: 2020-01-02 03:04",
        "leetcode/7.py": RIGHT,
        "leetcode/notes.py": "x = 1",
    }
    some = [{"path": p, "text": t, "modified": NOW} for p, t in files.items()]
    asked = {"files": some, "slugs": ["two-sum", "merge-intervals", "reverse-integer"]}
    found = ask("solves", **asked)["answer"]
    assert [(one["slug"], one["file"], one["is_sure"], one["solved"][0][:16]) for one in found] == [
        ("merge-intervals", 1, True, "2020-01-02T03:04"),
        ("reverse-integer", 2, False, NOW[:16]),
        ("two-sum", 0, True, NOW[:16]),
    ]
    solved = [[*one["solved"], "Wrong Answer 3" * (one["file"] == 1)] for one in found]
    read = ask("states", solved=solved)["answer"]
    assert read["new"] == 3
    assert [one["solved"] for one in read["states"].values()].count("") == 1  # the wrong one
    assert ask("solves", log=read["log"], **asked)["answer"] == []
    assert ask("states", log=read["log"], solved=solved)["answer"]["new"] == 0
    verdict = ask("judge", source=WRONG, briefly=True)
    assert verdict.keys() == {"progress", "answer"}
    assert verdict["answer"]["failure"].startswith("Wrong Answer")


@pytest.mark.parametrize("more", ["# \ud800", "x = '\ud800'"])
def test_half_a_character_is_no_error_of_ours(ask, more):
    """Broken: half a character, as a paste can leave it, ends Python with a traceback."""
    assert ask("judge", source=RIGHT + more)["answer"]["word"] == "Accepted"


def test_a_long_log_is_read(ask):
    """Broken: years of practice are too much for a tab."""
    lines = [LINE.replace("-20T21:17", f"-{day + 1:02}T10:{minute:02}")
             for day in range(20) for minute in range(60)]  # fmt: skip
    lines += [line.replace("two-sum", f"own-{i}").replace('"1"', '""') for i in range(4)
              for line in lines[:950]]  # fmt: skip
    found = ask("states", more="\n".join(lines))["answer"]
    assert (found["new"], found["broken"]) == (5000, [])
    assert found["states"]["two-sum"]["attempts"] == 1200
