"""What became of every file that was looked at: file by file, and in numbers that add up."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.text import Text

from kata.collect.collection import Collection
from kata.collect.fates import (
    COUNTED,
    DOUBTFUL,
    ELSEWHERE,
    FATES,
    FOREIGN,
    JUDGED,
    UNREACHED,
    Fate,
    label,
)
from kata.collect.formats import LANGUAGES, is_notebook
from kata.problem.solution import Solution
from kata.text import clean

MOST = 10  # names of other problems


def account(
    found: Collection, fates: dict[Fate, set[Solution]], verbose: bool = False
) -> Iterator[Text]:
    """A line for what cannot be read, or for every file if verbose; then the numbers.

    `fates` is {fate: solutions}; a file has the first fate that one of its solutions has.
    """
    came_to = {path: _came_to(path, found, fates) for path in found.files}
    for path, fate in came_to.items():
        yield from _told(path, fate, found, verbose)
    lines = [path for path, some in found.left_out.items() if any(line for line, _ in some)]
    if any(map(is_notebook, (*found.inside, *lines))):
        yield Text("In a notebook, lines are counted through all code cells.", "dim")
    counts = Counter(came_to.values())
    more = {
        JUDGED: many(len(fates[JUDGED]), "solution"),
        ELSEWHERE: _most(label(path) for path, fate in came_to.items() if fate == ELSEWHERE),
        FOREIGN: _most(LANGUAGES[p.suffix.lower()] for p, f in came_to.items() if f == FOREIGN),
    }
    width = max((len(f"{number:,}") for number in counts.values()), default=0)
    if counts:
        yield Text(f"{many(len(came_to), 'file')} looked at:", "bold")
    for fate in FATES:
        if counts[fate]:
            what = ": ".join([fate.many, *filter(None, [more.get(fate)])])
            yield Text(f"  {counts[fate]:{width},}  {what}")


def _came_to(path: Path, found: Collection, fates: dict[Fate, set[Solution]]) -> Fate:
    """What became of one file, now that its solutions are judged."""
    inside = set(found.inside.get(path, ()))
    if not inside:
        return found.fates[path]
    return next((fate for fate, some in fates.items() if inside & some), UNREACHED)


def _told(path: Path, fate: Fate, found: Collection, verbose: bool) -> Iterator[Text]:
    """The lines about one file; doubtful solutions have had lines of their own."""
    left_out = found.left_out.get(path, [])
    if verbose and fate == JUDGED:
        yield Text(f"  {clean(str(path))}: {many(len(found.inside[path]), 'solution')} judged")
    elif verbose and fate != DOUBTFUL and not left_out:
        name = f": {label(path)}" if fate == ELSEWHERE else ""
        yield Text(f"  {clean(str(path))}: {fate.one}{clean(name)}")
    for line, why in left_out if verbose or fate not in COUNTED else ():
        place = f"{path}:{line}" if line else str(path)
        yield Text(f"? {clean(place)}: not judged: {clean(why)}")


def _most(names: Iterable[str]) -> str:
    """The most frequent names: `two-sum (3), 3sum, and 9 others`."""
    counts = Counter(names)
    shown = [f"{clean(n)} ({i:,})" if i > 1 else clean(n) for n, i in counts.most_common(MOST)]
    rest = len(counts) - len(shown)
    return ", ".join(shown + [f"and {many(rest, 'other')}"] * bool(rest))


def many(number: int, noun: str) -> str:
    """`1 file`, `1,200 files`."""
    return f"{number:,} {noun}{'s' * (number != 1)}"
