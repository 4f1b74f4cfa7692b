"""A collection for people: a line per rejected solution, and what became of each file."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.text import Text

from kata.cases.model import Case
from kata.collect.collection import Collection, Fate, label
from kata.collect.files import is_notebook, type_of
from kata.judge.model import Outcome, Verdict, Word
from kata.problem.solution import Solution
from kata.show.report import WIDEST, beside, slowness, word
from kata.show.values import failing_call
from kata.text import clean, text_of

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
        Fate.JUDGED: many(len(fates[Fate.JUDGED]), "solution"),
        Fate.ELSEWHERE: _most(
            label(path) for path, fate in came_to.items() if fate == Fate.ELSEWHERE
        ),
        Fate.FOREIGN: _most(type_of(p).language for p, f in came_to.items() if f == Fate.FOREIGN),
    }
    width = max((len(f"{number:,}") for number in counts.values()), default=0)
    if counts:
        yield Text(f"{many(len(came_to), 'file')} looked at:", "bold")
    for fate in Fate:
        if counts[fate]:
            what = ": ".join([fate.many, *filter(None, [more.get(fate)])])
            yield Text(f"  {counts[fate]:{width},}  {what}")


def _came_to(path: Path, found: Collection, fates: dict[Fate, set[Solution]]) -> Fate:
    """What became of one file, now that its solutions are judged."""
    inside = set(found.inside.get(path, ()))
    if not inside:
        return found.fates[path]
    return next((fate for fate, some in fates.items() if inside & some), Fate.UNREACHED)


def _told(path: Path, fate: Fate, found: Collection, verbose: bool) -> Iterator[Text]:
    """The lines about one file; doubtful solutions have had lines of their own."""
    left_out = found.left_out.get(path, [])
    if verbose and fate == Fate.JUDGED:
        yield Text(f"  {clean(str(path))}: {many(len(found.inside[path]), 'solution')} judged")
    elif verbose and fate != Fate.DOUBTFUL and not left_out:
        name = f": {label(path)}" if fate == Fate.ELSEWHERE else ""
        yield Text(f"  {clean(str(path))}: {fate.one}{clean(name)}")
    for line, why in left_out if verbose or not fate.is_only_counted else ():
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


SHORT = 30  # characters of a value


def line(verdict: Verdict) -> Text:
    """The verdict, the file, and why it is not accepted or slow, in one line."""
    text = word(verdict.word, WIDEST).append(f" {clean(str(verdict.solution))}  ", "bold")
    return text.append(why(verdict))


def why(verdict: Verdict) -> str:
    """The smallest input that fails, and how; or how slow it is beside the solutions here."""
    if verdict.accepted:
        return slowness(verdict)
    failure, case = verdict.failure, verdict.refuted_by
    if not failure or not case:
        return clean(failure.message if failure else "")
    given, answer, result = refutation(verdict.solution, failure, case, SHORT)
    text = f"{given}: " + (f"{answer}, not {result}" if failure.result else result)
    if failure.result and failure.message and verdict.solution.problem.rules.accepts:
        text = f"{given}: {clean(failure.message)}"
    return text + beside(verdict)


def refutation(solution: Solution, failure: Outcome, case: Case, most: int) -> tuple[str, str, str]:
    """The input that fails, the answer, and the result or what went wrong, as short texts.

    Of the calls that LeetCode plays, only the one that fails.
    """
    signature = solution.problem.signature
    call = failing_call(solution.problem, failure, case)
    if call is not None:
        name, given = (some[call] for some in case.values)
        told = f"call {call:,}, {name}({', '.join(text_of(value, most) for value in given)})"
        answer = text_of(case.expected[call], most)
        result = text_of(failure.value[call], most) if failure.result else clean(failure.message)
        return told, answer, result
    arguments = signature.named(case.values).items()
    given = ", ".join(f"{name} = {text_of(value, most)}" for name, value in arguments)
    answer, result = (
        signature.told(value, lambda part: text_of(part, most))
        for value in (case.expected, failure.value)
    )
    return given, answer, result if failure.result else clean(failure.message)


def summary(verdicts: list[Verdict], found: Collection, verbose: bool = False) -> Iterator[Text]:
    """How many solutions got which verdict, in all and per problem, and what became of all files.

    A solution that may be for another problem counts only if it is accepted.
    """
    settled = {(v.solution.path, v.solution.line) for v in verdicts if v.accepted}
    counted: list[Verdict] = []
    doubts: list[Verdict] = []
    for verdict in verdicts:
        solution = verdict.solution
        if verdict.accepted or solution not in found.doubtful:
            counted.append(verdict)
        elif (solution.path, solution.line) not in settled:
            doubts.append(verdict)
    by_problem: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in counted:
        by_problem[verdict.solution.problem.slug].append(verdict)
    if counted:
        files = many(len({verdict.solution.path for verdict in counted}), "file")
        solutions, problems = many(len(counted), "solution"), many(len(by_problem), "problem")
        yield Text(f"{solutions} of {problems} in {files}: {_counted(counted)}", "bold")
    yield from _per_problem(by_problem)
    for verdict in doubts:
        slug = verdict.solution.problem.slug
        yield Text(f"? doubtful, perhaps not for {slug}:  ").append(line(verdict))
    unjudged = [verdict for verdict in counted if verdict.word == Word.NOT_JUDGED]
    for reason, count in Counter(map(why, unjudged)).most_common():
        yield Text(f"? {count:,} not judged: {reason}")
    if before := sum(verdict.before for verdict in verdicts):
        now = len(verdicts) - before
        yield Text(f"{now:,} judged now, {before:,} before and unchanged since", "dim")
    fates = {
        Fate.JUDGED: {v.solution for v in counted if v.word != Word.NOT_JUDGED},
        Fate.UNJUDGED: {v.solution for v in unjudged},
        Fate.DOUBTFUL: {v.solution for v in doubts},
    }
    yield from account(found, fates, verbose)


def _per_problem(by_problem: dict[str, list[Verdict]]) -> Iterator[Text]:
    """A line for each of several problems; those of which all is accepted share the last one."""
    lines = {slug: some for slug, some in by_problem.items() if not all(v.accepted for v in some)}
    if not lines or len(by_problem) == 1:
        return
    if right := [slug for slug in by_problem if slug not in lines]:
        name = f"{len(right):,} other problems" if right[1:] else right[0]
        lines[name] = [verdict for slug in right for verdict in by_problem[slug]]
    width = max(map(len, lines))
    for name, some in lines.items():
        yield Text(f"  {name:{width}}  {len(some):5}: {_counted(some)}")


def _counted(verdicts: Iterable[Verdict]) -> str:
    """`298 accepted, 9 wrong, 3 too slow`."""
    counts = Counter(verdict.word for verdict in verdicts)
    found = [(counts[word], word) for word in Word if counts[word]]
    return ", ".join(f"{n:,} {word.several if n > 1 else word.one}" for n, word in found)
