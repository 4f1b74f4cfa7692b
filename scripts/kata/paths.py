"""Where problems, caches and pages are; how paths are shown to a person, and files are read.

In a checkout they are in its top folder; an installed package holds the problems itself.
"""

import os
from pathlib import Path

from kata import KataError
from kata.wire.records import line_of

KATA = Path(__file__).absolute().parent
SCRIPTS = KATA.parent
IS_CHECKOUT = not (KATA / "problems").is_dir()
HOMES = os.environ.get("XDG_CACHE_HOME", ""), os.path.expanduser("~/.cache")  # noqa: PTH111
if IS_CHECKOUT:
    ROOT = SCRIPTS.parent
    CACHE, PAGES = ROOT / ".cache", ROOT / "build"
else:
    ROOT, PAGES = KATA, Path("build")
    CACHE = Path(next(filter(os.path.isabs, HOMES), os.devnull), "kata")
PYTHON = ".py", ".py3", ".ipynb"  # ends of the names of files that may hold a solution
PROBLEMS = [ROOT / "problems"]  # to which commands add; of two problems of a name, the last counts


def cached(*names: str) -> Path:
    """Return where something is kept between runs, in vain if no home folder is known."""
    return CACHE.joinpath(*names)


def practice_folder() -> Path:
    """Return the folder of a person's own files, their log and inputs that they keep."""
    return expanded(os.environ.get("KATA_HOME") or "~/kata").absolute()


def is_fixed(folder: Path) -> bool:
    """True if a problem's folder is in an installed package, where nothing is to be written."""
    return not IS_CHECKOUT and folder.is_relative_to(ROOT)


def shown(path: Path) -> str:
    """Return a path as text: relative if it is in the checkout, otherwise whole."""
    is_here = IS_CHECKOUT and path.is_relative_to(ROOT)
    return str(path.relative_to(ROOT) if is_here else path)


def at(path: Path, error: BaseException) -> str:
    """Return the file, with the line that raised the error: `problems/two-sum/problem.py:12`."""
    line = line_of(error, str(path))
    return f"{shown(path)}:{line}" if line else shown(path)


def require_plain(path: Path) -> None:
    """Raise an error where nothing may ever come of reading, as from a pipe."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise KataError(f"{shown(path)}: not read: neither a file nor a folder")


def read_file(path: Path) -> str:
    """Return the text of a file; an error in a line if it cannot be read."""
    require_plain(path)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"{shown(path)} cannot be read as UTF-8 text: {error}") from None


def expanded(text: str) -> Path:
    """Return the path that a person wrote, perhaps with a `~`."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise KataError(f"{text}: no home folder is known for {text.split('/')[0]}") from None
