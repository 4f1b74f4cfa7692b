"""A collection for people: a line per rejected solution, and what became of each file."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.text import Text

from kata.collect.model import Collection, FileStatus, Results
from kata.collect.parts import is_notebook, type_of
from kata.collect.problem_names import label
from kata.judge.model import Verdict, VerdictKind
from kata.judge.outcome import OF_2
from kata.problem.solution import Solution
from kata.show.report import WIDEST, mark_and_word, peer_speed, slowness
from kata.show.values import refutation
from kata.text import clean, plural

MOST_NAMES = 10  # names of other problems
SHORT_VALUE = 30  # characters of a value


def verdict_line(verdict: Verdict) -> Text:
    """Return the verdict, the file, and why it is not accepted or slow, in one line."""
    text = mark_and_word(verdict.kind, WIDEST).append(f" {clean(str(verdict.solution))}  ", "bold")
    return text.append(reason_in_line(verdict))


def reason_in_line(verdict: Verdict) -> str:
    """Say on which input it fails, and how; or how slow it is beside the solutions here."""
    if verdict.accepted:
        return slowness(verdict)
    failure, rules = verdict.failure, verdict.solution.problem.rules
    if not failure or not failure.case:
        return clean("; ".join(filter(None, [failure.message, failure.aside])) if failure else "")
    given, answer, result = refutation(verdict.solution, failure, SHORT_VALUE)
    if failure.result and (rules.accepts or failure.message.startswith(OF_2)) and failure.message:
        result = clean(failure.message)
    elif failure.result and failure.kind == VerdictKind.DIFFERS:
        is_sure = verdict.solution.problem.constraints.are_whole
        doubt = "" if is_sure else "; the input may be illegal"
        result = f"others give {answer}, this one {result}{doubt}"
    elif failure.result:
        result = f"{answer}, not {result}"
    aside = f"; {failure.aside}" * bool(failure.aside)
    return f"{given}: {result}{aside}{peer_speed(verdict)}"


def summary(results: Results, verbose: bool = False) -> Iterator[Text]:
    """Counts of the verdicts, in all and per problem, and of what became of all files."""
    counted, doubts = results.counted, results.doubts
    by_problem: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in counted:
        by_problem[verdict.solution.problem.slug].append(verdict)
    if counted:
        files = plural(len({verdict.solution.path for verdict in counted}), "file")
        solutions, problems = plural(len(counted), "solution"), plural(len(by_problem), "problem")
        yield Text(f"{solutions} of {problems} in {files}: {_word_counts(counted)}", "bold")
    yield from _per_problem(by_problem)
    for verdict in doubts:
        slug = verdict.solution.problem.slug
        yield Text(f"? doubtful, perhaps not for {slug}:  ").append(verdict_line(verdict))
    unjudged = [verdict for verdict in counted if verdict.kind == VerdictKind.NOT_JUDGED]
    for reason, count in Counter(map(reason_in_line, unjudged)).most_common():
        yield Text(f"? {count:,} not judged: {reason}")
    if before := sum(verdict.before for verdict in results.verdicts):
        now = len(results.verdicts) - before
        yield Text(f"{now:,} judged now, {before:,} before and unchanged since", "dim")
    fates = {
        FileStatus.JUDGED: {v.solution for v in counted if v.kind != VerdictKind.NOT_JUDGED},
        FileStatus.UNJUDGED: {v.solution for v in unjudged},
        FileStatus.DOUBTFUL: {v.solution for v in doubts},
    }
    yield from _account(results.found, fates, verbose)


def _per_problem(by_problem: dict[str, list[Verdict]]) -> Iterator[Text]:
    """Yield a line for each of several problems; all that are accepted share the last."""
    lines = {slug: some for slug, some in by_problem.items() if not all(v.accepted for v in some)}
    if not lines or len(by_problem) == 1:
        return
    if right := [slug for slug in by_problem if slug not in lines]:
        name = f"{len(right):,} other problems" if right[1:] else right[0]
        lines[name] = [verdict for slug in right for verdict in by_problem[slug]]
    width = max(map(len, lines))
    for name, some in lines.items():
        yield Text(f"  {name:{width}}  {len(some):5}: {_word_counts(some)}")


def _word_counts(verdicts: Iterable[Verdict]) -> str:
    """`298 accepted, 9 wrong, 3 too slow`."""
    counts = Counter(verdict.kind for verdict in verdicts)
    found = [(counts[word], word) for word in VerdictKind if counts[word]]
    return ", ".join(f"{n:,} {word.several if n > 1 else word.one}" for n, word in found)


def _account(
    found: Collection, fates: dict[FileStatus, set[Solution]], verbose: bool
) -> Iterator[Text]:
    """Yield a line for what cannot be read, or for every file if verbose; then the numbers.

    `fates` is {fate: solutions}; a file has the first fate that one of its solutions has.
    """
    came_to = {path: _fate_of(path, found, fates) for path in found.files}
    for path, fate in came_to.items():
        yield from _file_lines(path, fate, found, verbose)
    lines = [path for path, some in found.left_out.items() if any(line for line, _ in some)]
    if any(map(is_notebook, (*found.inside, *lines))):
        yield Text("In a notebook, lines are counted through all code cells.", "dim")
    counts = Counter(came_to.values())
    more = {
        FileStatus.JUDGED: plural(len(fates[FileStatus.JUDGED]), "solution"),
        FileStatus.ELSEWHERE: _most_frequent(
            label(path) for path, fate in came_to.items() if fate == FileStatus.ELSEWHERE
        ),
        FileStatus.FOREIGN: _most_frequent(
            type_of(p).language for p, f in came_to.items() if f == FileStatus.FOREIGN
        ),
    }
    width = max((len(f"{number:,}") for number in counts.values()), default=0)
    if counts:
        yield Text(f"{plural(len(came_to), 'file')} looked at:", "bold")
    for fate in FileStatus:
        if counts[fate]:
            what = ": ".join([fate.many, *filter(None, [more.get(fate)])])
            yield Text(f"  {counts[fate]:{width},}  {what}")


def _fate_of(path: Path, found: Collection, fates: dict[FileStatus, set[Solution]]) -> FileStatus:
    """Return the fate of one file, now that its solutions are judged."""
    inside = set(found.inside.get(path, ()))
    if not inside:
        return found.fates[path]
    return next((fate for fate, some in fates.items() if inside & some), FileStatus.UNREACHED)


def _file_lines(path: Path, fate: FileStatus, found: Collection, verbose: bool) -> Iterator[Text]:
    """Yield the lines about one file; doubtful solutions have had lines of their own."""
    left_out = found.left_out.get(path, [])
    if verbose and fate == FileStatus.JUDGED:
        yield Text(f"  {clean(str(path))}: {plural(len(found.inside[path]), 'solution')} judged")
    elif verbose and fate != FileStatus.DOUBTFUL and not left_out:
        name = f": {label(path)}" if fate == FileStatus.ELSEWHERE else ""
        yield Text(f"  {clean(str(path))}: {fate.one}{clean(name)}")
    word = "not read" if fate in (FileStatus.UNREAD, FileStatus.OUTSIDE) else "not judged"
    for line, why in left_out if verbose or not fate.is_only_counted else ():
        place = f"{path}:{line}" if line else str(path)
        yield Text(f"? {clean(place)}: {word}: {clean(why)}")


def _most_frequent(names: Iterable[str]) -> str:
    """Return the most frequent names: `two-sum (3), 3sum, and 9 others`."""
    counts = Counter(names)
    shown = [
        f"{clean(n)} ({i:,})" if i > 1 else clean(n) for n, i in counts.most_common(MOST_NAMES)
    ]
    rest = len(counts) - len(shown)
    return ", ".join(shown + [f"and {plural(rest, 'other')}"] * bool(rest))
