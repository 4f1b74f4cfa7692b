"""When the code in a file was written: by git, by what the file says, else by its last change.

Git reads a repository that anybody may have written, so nothing that it configures is run.
"""

import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime, timezone
from functools import cache
from pathlib import Path
from typing import NamedTuple

from kata.cases.cache import open_regular

GIT, HEADER, CHANGED = "git", "header", "file time"  # how a time is known
SECONDS = 60  # for git to tell the times of all files of a repository
HEAD = 2000  # bytes of a file in which its header is looked for
LOG = (
    *("git", "-c", "core.fsmonitor=", "-c", "core.hooksPath=/dev/null", "-c", "log.showRoot=true"),
    *("--no-pager", "--no-optional-locks", "--literal-pathspecs", "-C"),
)
ADDED = (
    *("log", "-z", "--format=%x01%ad", "--date=raw", "--name-status", "--diff-filter=AR"),
    *("-M100%", "--no-merges", "--no-relative", "--no-mailmap", "--no-show-signature"),
    *("--no-ext-diff", "--no-textconv", "-O/dev/null", "HEAD", "--"),
)
LISTED = re.compile(rb"\x01(\d{1,11} \S+)\0|A\0([^\0]+)\0|R\d+\0([^\0]+)\0([^\0]+)\0")
KEPT = {"GIT_ALLOW_PROTOCOL": "none", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"}

DAY = r"(?P<y>20\d\d)([-/.])(?P<m>\d\d?)\2(?P<d>\d\d?)"
CLOCK = r"(?:[T ]+(?P<H>\d\d?)[:.](?P<M>\d\d)(?:[:.](?P<S>\d\d))?)?"
SAID = re.compile(  # `# Created by me at 2023/04/05 12:34`, `@date 2023-04-05`
    r"^[\W_]*(?:created|date|time|solved|submitted|submission|finished|创建|提交|日期|时间)\b"
    rf"[^\n=(]{{0,60}}?(?<!\d){DAY}(?!\d){CLOCK}",
    re.IGNORECASE | re.MULTILINE,
)
NAMED = re.compile(rf"{DAY}(?!\d){CLOCK}")  # at the beginning of a file's name


class Dated(NamedTuple):
    """When something was written, on the clock of who wrote it, and how that is known."""

    at: datetime
    how: str


def solved_at(
    paths: Iterable[Path], say: Callable[[str], None] = lambda _: None
) -> dict[Path, Dated]:
    """Return when each file was written; of git's time and the header's, the earlier one counts.

    A file that is gone is left out. It is said where git has nothing to tell of a repository.
    """
    found, by_git = dict[Path, Dated](), _by_git(paths := [*paths], say)
    for path in paths:
        with suppress(OSError, OverflowError), open_regular(path) as file:
            known = [by_git[path]] if path in by_git else []
            if said := said_in(path.name, file.read(HEAD).decode("utf-8", "replace")):
                zone = (known[0].at if known else said).tzinfo  # that of this computer may differ
                known.append(Dated(said.replace(tzinfo=zone), HEADER))
            changed = datetime.fromtimestamp(os.fstat(file.fileno()).st_mtime).astimezone()
            found[path] = min(known, default=Dated(changed, CHANGED))
    return found


def said_in(name: str, text: str) -> datetime | None:
    """Return the local time that the name of a file or the beginning of its text states."""
    with suppress(ValueError, OverflowError):  # such as the 31st of June
        if one := NAMED.match(name) or SAID.search(text[:HEAD]):
            return datetime(*(int(one[part] or 0) for part in "ymdHMS")).astimezone()  # type: ignore[arg-type]
    return None


def _by_git(paths: list[Path], say: Callable[[str], None]) -> dict[Path, Dated]:
    """Return when each file was first committed, for those in repositories."""
    found, inside = dict[Path, Dated](), defaultdict[Path, dict[str, Path]](dict)

    @cache
    def top_of(folder: Path) -> Path | None:
        around = (folder, *folder.parents)
        return next((one for one in around if os.path.lexists(one / ".git")), None)

    for path in paths:
        real = Path(os.path.realpath(path))
        if top := top_of(real.parent):
            inside[top][str(real.relative_to(top))] = path
    for top, names in inside.items():
        try:
            added = _added(_log(top), names)
        except (OSError, ValueError) as error:
            say(f"{top}: git does not tell when files were added: {error}")
        else:
            found |= {names[name]: Dated(_when(at), GIT) for name, at in added.items()}
    return found


def _log(top: Path) -> bytes:
    """Return what git lists for a repository: commits, the newest first, and their files."""
    import subprocess  # here, as a browser has none

    if (top / ".git" / "shallow").exists():  # all files were added at once
        raise ValueError("the clone is shallow; `git fetch --unshallow` gets the rest")
    clean = {name: one for name, one in os.environ.items() if not name.startswith("GIT_")}
    clean |= KEPT | {"GIT_CEILING_DIRECTORIES": str(top.parent)}
    words, no_input = [*LOG, str(top), *ADDED], subprocess.DEVNULL
    try:
        run = subprocess.run(
            words, stdin=no_input, capture_output=True, env=clean, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise ValueError(f"it takes longer than {SECONDS} s") from None
    if run.returncode:
        first = run.stderr.decode("utf-8", "replace").strip().partition("\n")[0]
        raise ValueError(first.removeprefix("fatal: ") or f"it ended with {run.returncode}")
    return run.stdout


def _when(raw: str) -> datetime:
    """Return a time that git states, with the offset from UTC that its author had."""
    seconds, _, zone = raw.partition(" ")
    at = datetime.fromtimestamp(int(seconds), timezone.utc)
    with suppress(ValueError):  # an offset that no place has
        at = at.astimezone(datetime.strptime(zone, "%z").tzinfo)
    return at


def _added(log: bytes, names: Iterable[str]) -> dict[str, str]:
    """Return when these files were added, perhaps under earlier names."""
    now_called, found, at = {name: name for name in names}, dict[str, str](), ""
    for one in LISTED.findall(log):
        time, added, old, new = map(os.fsdecode, one)
        if time:
            at = time
        elif added in now_called:
            found[now_called[added]] = at
        elif new in now_called:
            now_called[old] = now_called.pop(new)
    return found
