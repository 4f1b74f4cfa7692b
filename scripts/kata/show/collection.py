"""What a person sees of a collection: a line per solution that is not accepted, and a summary."""

import marshal
from collections import Counter, defaultdict

from rich.text import Text

from kata.judge.verdict import ACCEPTED, MEMORY, NOT_JUDGED, RUNTIME, TIME, WRONG
from kata.show.account import account, many
from kata.show.report import word
from kata.text import clean, text_of
from kata.wire.plain import value_of

COUNTED = {  # one, several
    ACCEPTED: ("accepted", "accepted"),
    WRONG: ("wrong", "wrong"),
    TIME: ("too slow", "too slow"),
    MEMORY: ("too large", "too large"),
    RUNTIME: ("error", "errors"),
    NOT_JUDGED: ("not judged", "not judged"),
}
SHORT = 30  # characters of a value


def line(verdict):
    """The verdict, the file, and the smallest input that fails, in one line.

    Of what is too slow, also how fast the problem's own solutions are with that input.
    """
    text = word(verdict, 23).append(f" {clean(str(verdict.solution))}  ", "bold")
    if not verdict.failure.case:
        return text.append(clean(verdict.failure.message))
    given, answer, result = refutation(verdict, SHORT)
    text.append(f"{given}: " + (f"{answer}, not {result}" if verdict.failure.result else result))
    if seconds := slowest(verdict.failure.peers):
        text.append(f"; the solutions here take {seconds:.2g} s at most")
    return text


def slowest(peers):
    """The seconds of the slowest of them, 0 without any."""
    return max((seconds for _, seconds in peers), default=0)


def refutation(verdict, most):
    """The smallest input that fails, the answer, and the result or what went wrong."""
    failure, case = verdict.failure, verdict.failure.case
    arguments = zip(verdict.solution.problem.signature.parameters, marshal.loads(case.arguments))
    given = ", ".join(f"{name} = {text_of(value, most)}" for name, value in arguments)
    result = text_of(value_of(failure.result), most) if failure.result else clean(failure.message)
    return given, text_of(marshal.loads(case.answer), most), result


def summary(verdicts, found, verbose=False):
    """How many solutions got which verdict, in all and per problem, and what became of all files.

    What may solve another problem counts only where it is accepted.
    """
    settled = {(v.solution.path, v.solution.line) for v in verdicts if v.accepted}
    counted, doubts = [], []
    for verdict in verdicts:
        solution = verdict.solution
        if verdict.accepted or solution not in found.doubtful:
            counted.append(verdict)
        elif (solution.path, solution.line) not in settled:
            doubts.append(verdict)
    by_problem = defaultdict(list)
    for verdict in counted:
        by_problem[verdict.solution.problem.slug].append(verdict)
    if counted:
        files = many(len({verdict.solution.path for verdict in counted}), "file")
        solutions, problems = many(len(counted), "solution"), many(len(by_problem), "problem")
        yield Text(f"{solutions} of {problems} in {files}: {_counted(counted)}", "bold")
    width = max(map(len, by_problem), default=0)
    for slug, some in by_problem.items() if len(by_problem) > 1 else ():
        yield Text(f"  {slug:{width}}  {len(some):5}: {_counted(some)}")
    for verdict in doubts:
        yield Text("? unless it solves another problem:  ").append(line(verdict))
    if before := sum(verdict.before for verdict in verdicts):
        now = len(verdicts) - before
        yield Text(f"{now:,} judged now, {before:,} before and unchanged since", "dim")
    sure = [verdict for verdict in counted if verdict.word != NOT_JUDGED]
    unjudged = [verdict for verdict in counted if verdict.word == NOT_JUDGED]
    sets = ({verdict.solution for verdict in some} for some in (sure, doubts, unjudged))
    yield from account(found, *sets, verbose)


def _counted(verdicts):
    """`298 accepted, 9 wrong, 3 too slow`."""
    counts = Counter(verdict.word for verdict in verdicts)
    found = [(counts[word], names) for word, names in COUNTED.items() if counts[word]]
    return ", ".join(f"{number:,} {names[number > 1]}" for number, names in found)
