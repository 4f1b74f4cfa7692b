"""What became of every file that was looked at: by the file, and in numbers that add up."""

from collections import Counter

from rich.text import Text

from kata.collect.fates import DOUBTFUL, ELSEWHERE, FATES, JUDGED, UNJUDGED, UNREACHED, label
from kata.problem.notebook import NOTEBOOK
from kata.text import clean

MOST = 10  # names of other problems


def account(found, counted, doubts, unjudged, verbose=False):
    """A line for each file that is left out, or for every file if verbose, and then the numbers.

    `counted` are the solutions whose verdicts count, `doubts` are those whose verdicts do not, and
    `unjudged` are those that could not be judged.
    """
    came_to = {path: _came_to(path, found, counted, doubts, unjudged) for path in found.files}
    for path, fate in came_to.items():
        yield from _told(path, fate, found, verbose)
    lines = [path for path, some in found.left_out.items() if any(line for line, _ in some)]
    if any(path.suffix.lower() == NOTEBOOK for path in (*found.inside, *lines)):
        yield Text("In a notebook, lines are counted through all code cells.", "dim")
    counts = Counter(came_to.values())
    more = {JUDGED: many(len(counted), "solution"), ELSEWHERE: _names(came_to)}
    width = max((len(f"{number:,}") for number in counts.values()), default=0)
    if counts:
        yield Text(f"{many(len(came_to), 'file')} looked at:", "bold")
    for fate in FATES:
        if counts[fate]:
            what = ": ".join([fate.many, *filter(None, [more.get(fate)])])
            yield Text(f"  {counts[fate]:{width},}  {what}")


def _came_to(path, found, counted, doubts, unjudged):
    """What became of one file, now that solutions are judged."""
    inside = set(found.inside.get(path, ()))
    if not inside:
        return found.fates[path]
    fates = {JUDGED: counted, UNJUDGED: unjudged, DOUBTFUL: doubts}
    return next((fate for fate, some in fates.items() if inside & some), UNREACHED)


def _told(path, fate, found, verbose):
    """The lines about one file; a solution that is doubtful has had a line of its own."""
    left_out = found.left_out.get(path, [])
    if verbose and fate == JUDGED:
        yield Text(f"  {clean(str(path))}: {many(len(found.inside[path]), 'solution')} judged")
    elif verbose and fate not in (DOUBTFUL, UNJUDGED) and not left_out:
        name = f": {label(path)}" if fate == ELSEWHERE else ""
        yield Text(f"  {clean(str(path))}: {fate.one}{clean(name)}")
    for line, why in left_out:
        place = f"{path}:{line}" if line else str(path)
        yield Text(f"? {clean(place)}: not judged: {clean(why)}")


def _names(came_to):
    """The most frequent names of other problems: `two-sum (3), 3sum, and 9 others`."""
    names = Counter(label(path) for path, fate in came_to.items() if fate == ELSEWHERE)
    shown = [f"{clean(n)} ({i:,})" if i > 1 else clean(n) for n, i in names.most_common(MOST)]
    rest = len(names) - len(shown)
    return ", ".join(shown + [f"and {many(rest, 'other')}"] * bool(rest))


def many(number, noun):
    """`1 file`, `1,200 files`."""
    return f"{number:,} {noun}{'s' * (number != 1)}"
