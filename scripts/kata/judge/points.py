"""The share of the cases that a solution gets right, group by group; none that fails ends it."""

from contextlib import closing

from kata.cases.constants import own_cases
from kata.cases.model import Cases
from kata.judge.model import Verdict, VerdictKind
from kata.judge.trial import Trial

MOST_ENDS = 2  # of its process in a group, as after 2 s; the cases after that count as wrong


def points_of(verdict: Verdict, cases: Cases) -> dict[str, float]:
    """Return {group: the share of its cases that are right}."""
    if verdict.accepted:
        return dict.fromkeys((group for group, _ in cases.origins), 1.0)
    own = own_cases(cases, verdict.solution) or Cases.of([])
    return {
        group: _share(verdict, some, some.in_group(group))
        for some in (cases, own)
        for group in dict.fromkeys(group for group, _ in some.origins)
    }


def _share(verdict: Verdict, cases: Cases, indexes: list[int]) -> float:
    right, ends, span = 0, 0, range(indexes[0], indexes[-1] + 1)
    with Trial(verdict.solution) as trial, closing(trial.outcomes(cases, span)) as outcomes:
        for outcome in outcomes:
            right += outcome.kind == VerdictKind.ACCEPTED
            ends += trial.session is None
            if ends == MOST_ENDS:
                break
    return right / len(span)
