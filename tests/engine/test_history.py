"""What was solved before: when that was, and what of it comes back when."""

import os
import subprocess
from datetime import datetime

import pytest
from kata.collect.dates import CHANGED, GIT, HEADER, said_in, solved_at


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
        ("a.py", '"""\nCreated on Sun Mar 15 21:05:26 2020\n"""', "2020-03-15T21:05:26"),
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
    git(tmp_path, "commit", "-qm", "one")
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
    """Broken: a folder cannot be imported where git is not installed, or its data is damaged."""
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
