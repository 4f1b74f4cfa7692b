"""When the code in a file was written: by git, by what the file says, else by its last change.

Git reads a repository that anybody may have written, so nothing that it configures is run.
"""

import os
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
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
    *("log", "-z", "--format=%x01%at", "--name-status", "--diff-filter=AR", "-M100%"),
    *("--no-merges", "--no-relative", "--no-mailmap", "--no-show-signature", "--no-ext-diff"),
    *("--no-textconv", "-O/dev/null", "HEAD", "--"),
)
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
    """When something was written, with its offset from UTC here, and how that is known."""

    at: datetime
    how: str


def solved_at(
    paths: Iterable[Path], say: Callable[[str], None] = lambda _: None
) -> dict[Path, Dated]:
    """Return when each file was written; of git's time and the header's, the earlier one counts.

    A file that is gone is left out. It is said where git has nothing to tell of a repository.
    """
    found, known = dict[Path, Dated](), _by_git(paths := [*paths], say)
    for path in paths:
        with suppress(OSError, ValueError, OverflowError):
            some = [Dated(known[path], GIT)] if path in known else []
            if said := said_in(path.name, _head(path)):
                some.append(Dated(said, HEADER))
            if not some:
                at = datetime.fromtimestamp(int(path.stat().st_mtime)).astimezone()
                some = [Dated(at, CHANGED)]
            found[path] = min(some)
    return found


def said_in(name: str, text: str) -> datetime | None:
    """Return the local time that the name of a file or the beginning of its text states."""
    with suppress(ValueError, OverflowError):  # such as the 31st of June
        if one := NAMED.match(name) or SAID.search(text[:HEAD]):
            return datetime(*(int(one[part] or 0) for part in "ymdHMS")).astimezone()  # type: ignore[arg-type]
    return None


def _head(path: Path) -> str:
    with suppress(OSError), open_regular(path) as file:
        return (file.read(HEAD) or b"").decode("utf-8", "replace")
    return ""


def _by_git(paths: list[Path], say: Callable[[str], None]) -> dict[Path, datetime]:
    """Return when each file was first committed, for those in repositories."""
    tops, inside = dict[Path, Path | None](), defaultdict[Path, dict[str, list[Path]]](dict)
    for path in paths:
        real = Path(os.path.realpath(path))
        folder = real.parent
        if folder not in tops:
            around = (one for one in real.parents if os.path.lexists(one / ".git"))
            tops[folder] = next(around, None)
        if top := tops[folder]:
            inside[top].setdefault(real.relative_to(top).as_posix(), []).append(path)
    found = dict[Path, datetime]()
    for top, names in inside.items():
        try:
            added = _added(_log(top), names)
        except (OSError, ValueError, StopIteration) as error:
            say(f"{top}: git does not tell when files were added: {error}")
            continue
        for name, seconds in added.items():
            with suppress(OSError, ValueError, OverflowError):
                at = datetime.fromtimestamp(seconds).astimezone()
                found |= dict.fromkeys(names[name], at)
    return found


def _log(top: Path) -> list[bytes]:
    """Return what git lists for a repository: commits, the newest first, and their files."""
    import subprocess  # here, as a browser has none

    clean = {name: one for name, one in os.environ.items() if not name.startswith("GIT_")}
    clean |= KEPT | {"GIT_CEILING_DIRECTORIES": str(top.parent)}
    try:
        run = subprocess.run(
            [*LOG, str(top), *ADDED],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=clean,
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise ValueError(f"it takes longer than {SECONDS} s") from None
    if run.returncode:
        first = run.stderr.decode("utf-8", "replace").strip().partition("\n")[0]
        raise ValueError(first.removeprefix("fatal: ") or f"it ended with {run.returncode}")
    return run.stdout.split(b"\0")


def _added(parts: list[bytes], names: Iterable[str]) -> dict[str, int]:
    """Return the seconds at which these files were added, perhaps under earlier names."""
    now_called, found = {name: name for name in names}, dict[str, int]()
    seconds, rest = 0, iter(parts)
    for part in rest:
        kind = part.lstrip(b"\n")
        if kind.startswith(b"\x01"):
            seconds = int(kind[1:])
        elif kind.startswith(b"R"):
            old, new = os.fsdecode(next(rest)), os.fsdecode(next(rest))
            if new in now_called:
                now_called[old] = now_called.pop(new)
        elif kind:
            name = os.fsdecode(next(rest))
            if name in now_called:
                found[now_called[name]] = seconds
    return found
