"""A collection: a line per rejected solution, what became of each file, and both for GitHub."""

import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

from rich.text import Text

from kata.collect.files import OTHERS, is_notebook
from kata.collect.model import Collection, FileStatus, Results
from kata.collect.names import Names
from kata.judge.model import Verdict, VerdictKind
from kata.problem.solution import Solution
from kata.show.exported import fenced
from kata.show.headline import WIDEST, mark_and_word, peer_speed, slowness, stopped_after
from kata.show.values import refutation
from kata.statement import constraints_of
from kata.text import clean, first_names, option, plural

MOST_NAMES = 10  # names of other problems
SHORT_VALUE = 30  # characters of a value in a line
MOST_LINES = 2000  # for GitHub: the summary of a step may have a megabyte


def verdict_line(verdict: Verdict) -> Text:
    """Return the verdict, the file, and why it is not accepted or slow, in one line."""
    text = mark_and_word(verdict.kind, WIDEST).append(f" {clean(str(verdict.solution))}  ", "bold")
    return text.append(reason_in_line(verdict))


def reason_in_line(verdict: Verdict) -> str:
    """Say on which input it fails, and how; or how far it came, and how slow it is."""
    if verdict.accepted:
        told = {stopped_after: verdict.stopped, slowness: verdict.slow}
        return "; ".join(tell(verdict) for tell, is_so in told.items() if is_so)
    failure = verdict.failure
    if not failure or not failure.case:
        return clean(failure.message) if failure else ""
    given, answer, result = refutation(verdict.solution, failure, SHORT_VALUE)
    if failure.result and verdict.solution.problem.rules.accepts and failure.message:
        result = clean(failure.message)
    elif failure.result and failure.kind == VerdictKind.DIFFERS:
        names = clean(", ".join(verdict.opposed))
        others = f" ({plural(len(verdict.opposed), 'other')}: {names})" if names else ""
        doubt = "; one of the two is wrong" * (len(verdict.against or ()) == 1)
        if not constraints_of(verdict.solution.problem).are_whole:
            doubt = "; the input may be illegal"
        result = f"{answer}{others}, this one {result}{doubt}"
    elif failure.result:
        result = f"{answer}, not {result}"
    return f"{given}: {result}{peer_speed(verdict)}"


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
        some = [clean(str(v.solution)) for v in unjudged if reason_in_line(v) == reason]
        yield Text(f"? {f'{some[0]}:' if count == 1 else f'{count:,}'} not judged: {reason}")
    yield from _weak(counted)
    if before := sum(verdict.before for verdict in results.verdicts):
        now = len(results.verdicts) - before
        yield Text(f"{now:,} judged now, {before:,} before and unchanged since", "dim")
    fates = {
        FileStatus.JUDGED: {v.solution for v in counted if v.kind != VerdictKind.NOT_JUDGED},
        FileStatus.UNJUDGED: {v.solution for v in unjudged},
        FileStatus.DOUBTFUL: {v.solution for v in doubts},
    }
    yield from _account(results.found, fates, verbose)


def _weak(counted: list[Verdict]) -> Iterator[Text]:
    """Yield how many verdicts say little, and what would say more."""
    if unsure := sum(verdict.is_unsure for verdict in counted):
        what = "only on inputs that may be illegal, or in the order of a result"
        yield Text(
            f"? {unsure:,} differ{'s' * (unsure == 1)} {what}; {option('verbose', True)} shows them"
        )
    if alone := [one.solution.path.name for one in counted if one.accepted and one.against == ()]:
        what = "the examples, but there was no other solution to compare with"
        which = f"{clean(first_names(alone, MOST_NAMES))}; {option('against')} names some"
        yield Text(f"? {len(alone):,} pass{'es' * (len(alone) == 1)} {what}: {which}")


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


def _word_counts(verdicts: list[Verdict]) -> str:
    """`298 accepted (2 stopped), 9 wrong, 3 too slow`."""
    counts = Counter(verdict.kind for verdict in verdicts)
    stopped = Counter(one.kind for one in verdicts if one.accepted and one.stopped)
    more = {word: f" ({count:,} stopped)" for word, count in stopped.items()}
    found = [(counts[word], word) for word in VerdictKind if counts[word]]
    return ", ".join(
        f"{n:,} {word.several if n > 1 else word.one}{more.get(word, '')}" for n, word in found
    )


def _account(
    found: Collection, fates: dict[FileStatus, set[Solution]], verbose: bool
) -> Iterator[Text]:
    """Yield a line for what cannot be read, or for every file if verbose; then the numbers.

    `fates` is {fate: solutions}; a file has the first fate that one of its solutions has.
    """
    came_to: dict[Path, FileStatus] = {}
    for path in found.files:
        inside = set(found.inside.get(path, ()))
        its = (fate for fate, some in fates.items() if inside & some)
        came_to[path] = next(its, FileStatus.UNREACHED) if inside else found.fates[path]
        yield from _file_lines(path, came_to[path], found, verbose)
    lines = [path for path, some in found.left_out.items() if any(line for line, _ in some)]
    if any(map(is_notebook, (*found.inside, *lines))):
        yield Text("In a notebook, lines are counted through all cells.", "dim")
    counts, names = Counter(came_to.values()), Names([])
    more = {
        FileStatus.JUDGED: plural(len(fates[FileStatus.JUDGED]), "solution"),
        FileStatus.ELSEWHERE: _most_frequent(
            label(path, names) for path, fate in came_to.items() if fate == FileStatus.ELSEWHERE
        ),
        FileStatus.FOREIGN: _most_frequent(
            OTHERS[p.suffix.lower()] for p, f in came_to.items() if f == FileStatus.FOREIGN
        ),
    }
    width = max((len(f"{number:,}") for number in counts.values()), default=0)
    if counts:
        yield Text(f"{plural(len(came_to), 'file')} looked at:", "bold")
    for fate in FileStatus:
        if counts[fate]:
            what = ": ".join([fate.many, *filter(None, [more.get(fate)])])
            yield Text(f"  {counts[fate]:{width},}  {what}")


def _file_lines(path: Path, fate: FileStatus, found: Collection, verbose: bool) -> Iterator[Text]:
    """Yield the lines about one file; doubtful solutions have had lines of their own."""
    left_out = found.left_out.get(path, [])
    if verbose and fate == FileStatus.JUDGED:
        yield Text(f"  {clean(str(path))}: {plural(len(found.inside[path]), 'solution')} judged")
    elif verbose and fate != FileStatus.DOUBTFUL and not left_out:
        yield Text(f"  {clean(str(path))}: {fate.one}")
    for line, why in left_out:
        place = f"{path}:{line}" if line else str(path)
        if verbose or not fate.is_only_counted or why != fate.one:
            yield Text(f"? {clean(place)}: not judged: {clean(why)}")


def label(path: Path, names: Names) -> str:
    """Return the problem that a path names, or the name of the file."""
    claims = names.claims(path)
    return min(claims[0].slugs) if claims else path.stem


def _most_frequent(names: Iterable[str]) -> str:
    """Return the most frequent names: `two-sum (3), 3sum, and 9 others`."""
    counts = Counter(names)
    shown = [
        f"{clean(n)} ({i:,})" if i > 1 else clean(n) for n, i in counts.most_common(MOST_NAMES)
    ]
    rest = len(counts) - len(shown)
    return ", ".join(shown + [f"and {plural(rest, 'other')}"] * bool(rest))


def in_markdown(results: Results, lines: Iterable[Text]) -> str:
    """Return a block with the solutions that are not accepted, and these lines."""
    failing = (one for one in results.counted if not (one.accepted or one.is_unsure))
    told = [*islice(map(verdict_line, failing), MOST_LINES), *lines]
    return f"### Judged by kata\n\n{fenced(chr(10).join(one.plain for one in told), 'text')}\n"


def annotations(results: Results, changed: set[str] | None = None) -> Iterator[Text]:
    """Yield a command to GitHub's runner for each solution that is not accepted, or is left out.

    Only of changed files, if these are known: of each step, the runner shows ten errors.
    """
    told = [
        (one.kind, one.solution.path, _line_of(one), reason_in_line(one))
        for one in results.counted
        if not (one.accepted or one.is_unsure)
    ]
    for path, reasons in results.found.left_out.items():
        told += [(VerdictKind.NOT_JUDGED, path, line or 1, reason) for line, reason in reasons]
    for kind, path, line, text in told:
        if changed is not None and os.path.relpath(path) not in changed:
            continue
        at = "" if is_notebook(path) else f",line={line}"  # whose lines are not those of its file
        place = f"file={_escaped(str(path), ':,')}{at}"
        level = "error" if kind.rejects else "warning"
        yield Text(f"::{level} {place},title={kind}::{_escaped(text)}")


def _line_of(verdict: Verdict) -> int:
    """Return the line that fails or, if none is known, the one at which the solution starts."""
    solution = verdict.solution
    names = solution.shape.name, solution.shape.main
    starts = [node.lineno for node in solution.tree.body if getattr(node, "name", "") in names]
    failing = verdict.failure.line if verdict.failure else 0
    return next(filter(None, (failing, solution.line, *starts)), 1)


def _escaped(text: str, more: str = "") -> str:
    """Return the text as the runner reads it back; more characters have a meaning in a property."""
    return "".join(f"%{ord(c):02X}" if c in f"%{more}" else c for c in clean(text))
