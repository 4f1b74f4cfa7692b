"""What was solved before: when that was, and what of it comes back when."""

import os
import re
import subprocess
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from kata.collect.dates import CHANGED, GIT, HEADER, said_in, solved_at
from kata.practice.history import Solved, imported
from kata.practice.log import line_of, read_lines
from kata.practice.model import BEGUN, Entry, Rating
from kata.practice.schedule import A_DAY, cards_of, due_after, open_attempts


def git(folder, *words, at="2021-05-06T12:00:00Z"):
    """Runs git in a folder, at a time."""
    me = {
        f"GIT_{who}_{what}": "a@b" for who in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    when = {"GIT_AUTHOR_DATE": at, "GIT_COMMITTER_DATE": at}
    subprocess.run(["git", "-C", folder, *words], check=True, env=os.environ | me | when)


@pytest.mark.parametrize(
    ("name", "text", "at"),
    [
        ("a.py", "# Created by me at 2023/04/05 12:34\n", "2023-04-05T12:34"),
        ("a.py", "class Solution: pass\n\n# @date: 2022-1-2", "2022-01-02"),
        ("2023-04-05 12.34.56 - Accepted - runtime 48ms.py", "", "2023-04-05T12:34:56"),
        ("a.py", "# 日期：2021.12.31", "2021-12-31"),
        ("a.py", "# Date: 2023-02-31", None),
        ("a.py", 'date = "2019-01-10"\n# Time: O(n)', None),
        ("a.py", "# Runtime of 2019-01-10", None),
    ],
)
def test_a_header_says_when(name, text, at):
    """Broken: a folder without git is taken for solved on the day on which it was copied."""
    assert said_in(name, text) == (datetime.fromisoformat(at).astimezone() if at else None)


def test_a_file_was_written_when_it_was_first_committed(tmp_path):
    """Broken: a file that was moved, or has an odd name, counts as solved when it was moved."""
    odd = 'a "\n\t\x01é|`$(touch ran)`.py'
    (tmp_path / odd).write_text("1")
    (tmp_path / "old.py").write_text("2")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one", at="2021-12-31T23:30:00-0700")
    (tmp_path / "sub").mkdir()
    git(tmp_path, "mv", "old.py", "sub/new.py")
    (tmp_path / "early.py").write_text("# Created: 2020-01-01")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "two", at="2022-05-06T12:00:00Z")
    (tmp_path / "loose.py").write_text("3")
    os.utime(tmp_path / "loose.py", (1e9, 1e9))
    names = [odd, "sub/new.py", "early.py", "loose.py", "gone.py"]
    found = solved_at(tmp_path / name for name in names)
    assert [(p.name, d.at.year, d.how) for p, d in found.items()] == [
        (odd, 2021, GIT),
        ("new.py", 2021, GIT),
        ("early.py", 2020, HEADER),
        ("loose.py", 2001, CHANGED),
    ]


def test_a_repository_has_nothing_run(tmp_path, monkeypatch):
    """Broken: looking at a folder from somebody else runs a program that its settings name."""
    (tmp_path / "a.py").write_text("1")
    git(tmp_path, "init", "-q")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one")
    program = tmp_path / "program"
    program.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    program.chmod(0o755)
    for name in ("core.fsmonitor", "core.pager", "diff.external", "gpg.program", "core.sshCommand"):
        git(tmp_path, "config", name, str(program))
    for name in ("log.showSignature", "pager.log"):
        git(tmp_path, "config", name, "true")
    monkeypatch.setenv("GIT_DIR", "/nowhere")
    monkeypatch.setenv("GIT_EXTERNAL_DIFF", str(program))
    assert solved_at([tmp_path / "a.py"])[tmp_path / "a.py"].how == GIT
    assert not (tmp_path / "ran").exists()


def test_without_git_or_with_a_broken_repository_the_rest_counts(tmp_path, monkeypatch):
    """Broken: a folder is not imported without git, or all of a shallow clone is of one day."""
    (tmp_path / ".git").mkdir()
    (tmp_path / "a.py").write_text("1")
    said = []
    for path in (os.environ["PATH"], ""):
        monkeypatch.setenv("PATH", path)
        assert [one.how for one in solved_at([tmp_path / "a.py"], said.append).values()] == [
            CHANGED
        ]
    assert len(said) == 2
    assert all("git does not tell when files were added" in one for one in said)
    (tmp_path / ".git/shallow").touch()
    solved_at([tmp_path / "a.py"], said.append)
    assert "git fetch --unshallow" in said[-1]


NOW = datetime(2026, 3, 20, 12, tzinfo=timezone.utc)


def solved(day, digest="a", failure="", key="1", slug="two-sum"):
    return Solved(NOW - timedelta(day), key, slug, digest, failure)


@pytest.mark.parametrize(
    ("first", "then", "expected"),
    [
        ("", "900a", "900+"),
        ("900a", "900a", ""),
        ("900a", "700a", ""),  # it was copied, so its file is younger
        ("900a", "900b", ""),  # of one day
        ("900a", "700b", "700+"),
        ("", "900a 900b! 700c!", "900+"),  # a wrong one beside a right one
        ("900a", "700c!", ""),
        ("", "900a! 700b!", "700-"),
        ("900a!", "900b", "900+"),  # it is mended
        ("900a!", "900a!", ""),
        ("700b!", "900a!", ""),  # an earlier one than the log has
        ("900a!", "700b!", "700-"),
        ("", "-5a", "0+"),  # a clock was ahead
    ],
)
def test_an_import_adds_what_is_new(first, then, expected):
    """Broken: a second import counts what was solved twice, or leaves out what is new or mended."""
    log = []
    for words in first, then:
        some = re.findall(r"(-?\d+)(\w)(!?)", words)
        new = imported(
            [solved(int(d), x, "Wrong Answer 1" * bool(w)) for d, x, w in some], log, NOW
        )
        log += new
    told = [f"{(NOW.date() - e.day).days}{'-' if e.failures else '+'}" for e in new]
    assert " ".join(told) == expected
    cards = cards_of(log, {})
    assert cards["1"].last.rating == (
        Rating.GOOD if any(not e.failures for e in log) else Rating.AGAIN
    )
    assert read_lines(map(line_of, log), "log").entries == sorted(log, key=lambda e: e.when)
    later = [replace(e, imported="2026-03-22") for e in log]  # as another machine has it
    assert {k: len(c.attempts) for k, c in cards_of([*log, *later], {}).items()} == {
        k: len(c.attempts) for k, c in cards.items()
    }


def test_what_was_due_long_ago_comes_back_little_by_little():
    """Broken: after an import, 300 problems are due at once, or more each time one is practised."""
    old = [solved(500 + i, key=str(i), failure="Wrong Answer 1" * (i > 97)) for i in range(100)]
    new = [solved(1, key=str(i)) for i in range(100, 110)]
    log = imported([*old, *new], [], NOW)
    cards = cards_of(log, {})
    assert max(Counter(card.due for card in cards.values()).values()) == A_DAY
    natural = due_after([cards["100"].last])
    assert sorted(cards[one.key].due for one in new)[:A_DAY] == [natural] * A_DAY
    assert {key for key, card in cards.items() if card.due == NOW.date()} == {"98", "99", "0"}
    assert {key: card.due for key, card in cards_of(log[::-1], {}).items()} == {
        key: card.due for key, card in cards.items()
    }
    more = imported([solved(400, key="x", failure="Wrong Answer 1")], log, NOW + timedelta(1))
    assert {**cards_of([*log, *more], {}), **cards} == cards_of([*log, *more], {})
    done = replace(cards["98"].last, at=NOW.isoformat(), imported="", files=(), failures=())
    after = cards_of([*log, done], {})
    assert {k for k, card in after.items() if card.due != cards[k].due} == {"98"}


def test_an_import_leaves_an_attempt_under_way():
    """Broken: what was left unfinished here is over as soon as an old file is imported."""
    begun = Entry((NOW - timedelta(9)).isoformat(), "1", "two-sum", BEGUN)
    log = [begun, *imported([solved(3)], [], NOW)]
    assert open_attempts(log) == {"1": [begun]}


STOPS = """
import os
from kata.commands import verdicts
judged = verdicts.judged
def stopped(*given):
    for verdict in judged(*given):
        yield verdict
        if "STOPS" in os.environ:
            raise KeyboardInterrupt
verdicts.judged = stopped
"""


def test_a_folder_is_imported_once(repository):
    """Broken: an import adds things twice, writes in a dry run, or hides what it leaves out."""
    right = "class Solution:\n    def double(self, number):\n        return number + number\n"
    wrong = right.replace("number + number", "number")
    for name, text in {
        "mine/double.py": f"# Date: 2020-01-02 10:00\n{right}",
        "mine/double-2.py": f"# Date: 2020-01-03\n{wrong}",
        "mine/a\n|<b>](.py": "class Solution:\n    def other(self): pass\n",
        "mine/two-sum/two-sum.java": "class Solution {}",
        "home/log.jsonl": "=======\n",
        "home/double.py": right,
    }.items():
        repository.write(name, text)
    repository.patch(STOPS)
    log = repository.root / "home" / "log.jsonl"
    env = {"KATA_HOME": str(log.parent), "KATA_NOW": "2026-03-20T12:00"}
    dry = repository.kata("log", "--import=mine", "--import=home", "--dry-run", env=env)
    assert "2020-01-02  header     ✓ accepted   2026-03-20  double" in dry.stdout
    assert log.read_text() == "=======\n"
    assert "log.jsonl:1: not an entry of the log, skipped" in dry.stderr
    stopped = repository.kata("log", "--import=mine", env=env | {"STOPS": "1"})
    assert stopped.returncode == 130
    assert "interrupted: 1 of 2 were judged, and are remembered; nothing is" in stopped.stderr
    assert log.read_text() == "=======\n"
    run = repository.kata("log", "--import=mine", "--import=home", env=env)
    for said in (
        "1 wrong",
        "in other languages: Java",
        "for other problems, so not judged",
        "added to",
        "1 right, 0 wrong",
        "1 solution in the log or the practice folder already",
        "1 not added: wrong beside a right one",
    ):
        assert said in run.stdout
    assert run.returncode == 0
    (repository.root / "mine").rename(repository.root / "moved")
    before = log.read_text()
    assert "nothing to add to" in repository.kata("log", "--import=moved", env=env).stdout
    assert log.read_text() == before
    shown = repository.kata("log", env=env).stdout
    assert "due today: double" in shown
    assert "2020-01-02: good, imported" in shown
    log.write_bytes(line_of(Entry("2026-01-02T10:00:00+00:00", "9", "x\t", BEGUN)))
    elsewhere = repository.kata("log", env=env).stdout
    told = "due today: nothing\nnot here, so kata today passes over them: x\\t\n"
    assert elsewhere == f"left unfinished: x\\t\n{told}\n{log}: 0 attempts\n"
    empty = repository.kata("log", "--import=moved/two-sum", env=env)
    assert (empty.returncode, empty.stdout) == (2, "")
    assert "no solution of a problem here in 1 file" in empty.stderr
