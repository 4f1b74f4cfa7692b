"""Write INDEX.md into a folder of solutions, with a calendar and a badge; your own text stays."""

import os
import re
from argparse import Namespace
from collections import Counter
from functools import partial
from pathlib import Path

from kata import KataError
from kata.cases.cache import write_whole
from kata.collect.dates import CHANGED, solved_at
from kata.collect.files import INDEX
from kata.collect.model import Results
from kata.commands import chosen
from kata.commands.cli import Status, console, warn
from kata.commands.files import found_in, with_stated
from kata.commands.verdicts import explained, judged_before_writing, told_what_is_written
from kata.judge.batch import Terms
from kata.paths import expanded
from kata.show.index import badge, calendar, index, rows_of, tally
from kata.text import call, clean

BADGE, CALENDAR = "kata-badge.svg", "kata-calendar.svg"
BEGIN, END = MARKS = b"<!-- kata:begin -->", b"<!-- kata:end -->"


def main(options: Namespace) -> Status:
    folder = expanded(options.path or "")
    if options.path and folder.is_file():
        fix = call("index", path=folder.parent)
        raise KataError(f"{options.path}: a file; an index is of its folder: {fix}")
    if not options.path or not folder.is_dir():
        given = f"{options.path}: no such folder; " if options.path else ""
        raise KataError(f"{given}name the folder of your solutions, as in ~/leetcode")
    with told_what_is_written("index") as written:
        return _write(folder, written, options)


def _write(folder: Path, written: list[str], options: Namespace) -> Status:
    before, after = _around(folder)
    here = chosen.readable_problems("index")
    found = found_in([str(folder)], here)
    found = with_stated(found, here, options.statements, options.against, "index")
    terms = Terms(explain=explained, remembers=True)
    verdicts = judged_before_writing(found.solutions, terms, console())
    rows = rows_of(Results(found, verdicts), {problem.slug: problem for problem in here})
    if not rows:
        raise KataError(f"{folder}: no solution of a problem that is known, so nothing is written")
    dates = solved_at({row.solution.path for row in rows}, partial(warn, "index")).values()
    known = (one for one in dates if one.how != CHANGED)  # which differs from clone to clone
    days = Counter(one.at.date() for one in known)
    told = tally(rows)
    texts, lines = {BADGE: badge(told)}, ["\n", f"![{told}]({BADGE})\n"]
    if days:
        texts[CALENDAR] = calendar(days)
        lines.append(f"![When they were solved]({CALENDAR})\n")
    lack = "" if days else "; no calendar, as neither git nor the files say when they were written"
    lines += index(rows, folder, os.environ.get("KATA_WEB", "").partition("/blob/")[0])
    texts[INDEX] = "\n".join([*lines, "", ""])
    for name, text in texts.items():
        path, data = folder / name, text.encode()
        if name == INDEX:
            ends_in_crlf = (before + after).partition(b"\n")[0].endswith(b"\r")
            data = data.replace(b"\n", b"\r\n") if ends_in_crlf else data
            data = before + BEGIN + data + END + after
        if not path.exists() or path.read_bytes() != data:
            write_whole(path, data)
            written.append(name)
    what = f"wrote {', '.join(written)}" if written else "nothing has changed"
    print(clean(f"{folder}: {told}; {what}{lack}"))
    return Status.DONE


def _around(folder: Path) -> tuple[bytes, bytes]:
    """Return what stands before and after the index; an error if none can be written."""
    for path in (folder / name for name in (CALENDAR, BADGE, INDEX)):
        if path.is_symlink() or (path.exists() and not path.is_file()):
            raise KataError(f"{path}: it is no file of this folder; move it away")
    if not os.access(folder, os.W_OK):
        raise KataError(f"{folder}: nothing can be written there")
    data = path.read_bytes() if path.exists() else b""
    if not data.strip():
        return b"# Solved\n\n", b"\n"
    marks = [*re.finditer(b"|".join(MARKS), data)]
    if fault := _fault([(one[0].decode(), data.count(b"\n", 0, one.start()) + 1) for one in marks]):
        raise KataError(f"{path}: {fault}")
    return data[: marks[0].start()], data[marks[1].end() :]


def _fault(marks: list[tuple[str, int]]) -> str:
    """Return what is wrong with the marks in a file, each with its line, and what to write."""
    (begin, end), names = (one.decode() for one in MARKS), [name for name, _ in marks]
    if not marks:
        fix = f"add a line {begin} and, below it, {end}: the index goes between"
        return f"it has no place for an index; {fix}"
    if twice := next((name for name in names if names.count(name) > 1), ""):
        first, second, *_ = (line for name, line in marks if name == twice)
        return f"{twice} stands in line {first} and again in line {second}; leave one of them out"
    if names == [end, begin]:
        return f"line {marks[0][1]}: {end} stands above {begin}, in line {marks[1][1]}; swap them"
    if names != [begin, end]:
        fix = f"{end} where the index ends" if names == [begin] else f"{begin} where it begins"
        return f"line {marks[0][1]}: {names[0]} stands alone; add a line {fix}"
    return ""
