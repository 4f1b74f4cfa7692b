"""Write INDEX.md into a folder of solutions, with a calendar and a badge; your own text stays."""

import os
from argparse import Namespace
from collections import Counter
from datetime import timezone
from functools import partial
from pathlib import Path

from kata import KataError
from kata.cases.cache import write_whole
from kata.collect.dates import CHANGED, GIT, solved_at
from kata.collect.files import INDEX
from kata.collect.model import Results
from kata.commands import chosen
from kata.commands.cli import Status, console, warn
from kata.commands.files import found_in, with_stated
from kata.commands.verdicts import explained, judged_before_writing
from kata.judge.batch import Terms
from kata.paths import expanded
from kata.show.index import badge, calendar, index, rows_of, tally
from kata.text import clean

BADGE, CALENDAR = "kata-badge.svg", "kata-calendar.svg"
BEGIN, END = b"<!-- kata:begin -->", b"<!-- kata:end -->"


def main(options: Namespace) -> Status:
    folder = expanded(options.path or "")
    if not options.path or not folder.is_dir():
        given = f"{options.path}: no such folder; " if options.path else ""
        raise KataError(f"{given}name the folder of your solutions, as in ~/leetcode")
    before, after = _around(folder)
    here = chosen.readable_problems("index")
    found = with_stated(found_in([str(folder)], here), here, [], [])
    terms = Terms(explain=explained, remembers=True)
    verdicts = judged_before_writing("index", found.solutions, terms, console())
    rows = rows_of(Results(found, verdicts), {problem.slug: problem for problem in here})
    if not rows:
        raise KataError(f"{folder}: no solution of a problem that is known, so nothing is written")
    dates = solved_at({row.solution.path for row in rows}, partial(warn, "index")).values()
    known = (one for one in dates if one.how != CHANGED)  # which differs from clone to clone
    days = Counter((at.astimezone(timezone.utc) if how == GIT else at).date() for at, how in known)
    told = tally(rows)
    texts, lines = {BADGE: badge(told)}, ["\n", f"![{told}]({BADGE})\n"]
    if days:
        texts[CALENDAR] = calendar(days)
        lines.append(f"![When they were solved]({CALENDAR})\n")
    lack = "" if days else "; no calendar, as neither git nor the files say when they were written"
    lines += index(rows, folder, os.environ.get("KATA_WEB", "").partition("/blob/")[0])
    texts[INDEX] = "\n".join([*lines, "", ""])
    changed = list[str]()
    for name, text in texts.items():
        path, data = folder / name, text.encode()
        data = before + BEGIN + data + END + after if name == INDEX else data
        if not path.exists() or path.read_bytes() != data:
            write_whole(path, data)
            changed.append(name)
    what = f"wrote {', '.join(changed)}" if changed else "nothing has changed"
    print(clean(f"{folder}: {told}; {what}{lack}"))
    return Status.DONE


def _around(folder: Path) -> tuple[bytes, bytes]:
    """Return what stands before and after the index; an error if none can be written."""
    for path in (folder / name for name in (CALENDAR, BADGE, INDEX)):
        if path.is_symlink() or (path.exists() and not path.is_file()):
            raise KataError(f"{path}: it is no file of this folder; move it away")
    if not os.access(folder, os.W_OK):
        raise KataError(f"{folder}: nothing can be written there")
    if not path.exists():
        return b"# Solved\n\n", b"\n"
    before, _, rest = path.read_bytes().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end or BEGIN in rest or END in before + after:
        fix = f"add a line {BEGIN.decode()} and, below it, {END.decode()}: the index goes between"
        raise KataError(f"{path}: it has no place for an index; {fix}")
    return before, after
