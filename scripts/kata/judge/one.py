"""Judges one solution: its process runs the cases; the results are compared here."""

from collections import Counter
from contextlib import closing
from dataclasses import replace
from marshal import loads
from time import monotonic

from kata.cases.case import EXAMPLES
from kata.cases.generate import own_cases
from kata.judge.outcome import RIGHT, converted, outcome_of, stopped
from kata.judge.verdict import ACCEPTED, TIME, Failure, Verdict
from kata.run.child import ENDED, FULL, LATE
from kata.run.limits import Limits
from kata.run.process import started
from kata.wire.pipe import CONVERTED, LOADED, PRINTED, PRINTED_MOST, READY, RESULT

ROUNDS = 64  # in which small cases are judged that there is no time for: a power of two


def judge(solution, cases, limits=Limits(), explain=True):
    """Run a solution on all cases, up to the smallest that fails, and look into that failure."""
    verdict, origins = judge_some(solution, cases, 0, len(cases), limits), cases.origins
    if verdict.accepted and (own := own_cases(cases, solution)):
        more, cases = judge_some(solution, own, 0, len(own), limits), own
        verdict = replace(
            more,
            right=verdict.right + more.right,
            seconds=verdict.seconds + more.seconds,
            notes=verdict.notes + more.notes,
            stopped=verdict.stopped or more.stopped,
        )
    if solution.problem.is_whole_domain:
        verdict = replace(verdict, domain=sum(group == "small" for group, _ in origins))
    if verdict.failure and verdict.failure.case and (explain or verdict.word == TIME):
        verdict = replace(verdict, failure=_explained(verdict.failure, solution, cases, limits))
    return verdict


def _explained(failure, solution, cases, limits):
    """The failure, and what else can be found out: whether it comes alone, who is fast there."""
    index = failure.case.number - cases.before - 1
    if failure.word == TIME:
        return replace(failure, peers=_peers(solution, cases, index, limits))
    alone = index > 0 and judge_one(solution, cases, index, limits).accepted
    return replace(failure, passes_alone=alone)


def judge_one(solution, cases, index, limits=Limits(), attached=False):
    """Run a solution on the case at that index alone."""
    return judge_some(solution, cases, index, index + 1, limits, attached)


def _peers(solution, cases, index, limits):
    """The problem's own solutions that are right in one case, and their seconds."""
    others = [other for other in solution.problem.solutions if other.path != solution.path]
    verdicts = [judge_one(other, cases, index, limits) for other in others]
    return tuple((v.solution.name, v.seconds) for v in verdicts if v.accepted)


def judge_some(solution, cases, begin, end, limits=Limits(), attached=False):
    """The verdict on some of the cases; a failing example does not end it."""
    start, right, notes = monotonic(), 0, Counter()
    examples, failure, result, in_force = [], None, None, {}
    with closing(_outcomes(solution, cases, begin, end, limits, attached, in_force)) as outcomes:
        for failure in outcomes:
            if isinstance(failure, str):
                right += 1
                notes[failure] += 1
            elif failure.word == ACCEPTED:  # another right result than the reference's
                right += 1
                result = failure.result
            elif failure.case and failure.case.group == EXAMPLES:
                examples.append(failure)
            else:
                break
        else:
            failure = examples[0] if examples else None
    is_whole = failure or right == end - begin
    del notes[RIGHT]
    return Verdict(
        solution,
        right,
        cases.last,
        monotonic() - start,
        failure,
        tuple(example.case.number for example in examples),
        notes,
        stopped=0 if is_whole else limits.run,
        result=result,
        sandbox=in_force,
    )


def judge_each(solution, cases, limits=Limits()):
    """What comes of each case: RIGHT, a note or a Failure; just one if the file does not load."""
    with closing(_outcomes(solution, cases, 0, len(cases), limits, False, {})) as outcomes:
        return list(outcomes)


def _outcomes(solution, cases, begin, end, limits, attached, in_force):
    """What came of one case after the other: RIGHT, a note on a right result, or a Failure.

    When the process ends in a case, another one goes on with the next. After half of the time for
    all cases, those that are left are thinned; after the whole of it, nothing more is judged.
    What of the sandbox is in force is put into the dictionary given.
    """
    waiting, spent, bound = [range(begin, end)] * (begin < end), 0.0, limits.run / 2
    while waiting and spent < limits.run:
        if spent >= bound:
            waiting, bound = thinned(cases, waiting), limits.run
        spans = [(span.start, span.stop, span.step) for span in waiting]
        with started(solution, limits, (cases.file.fileno(), spans), attached) as child:
            for outcome in _outcomes_of_one(solution, cases, child, waiting, limits, in_force):
                yield outcome
                if spent + child.clock.seconds >= bound:
                    break
            spent += child.clock.read()


def _outcomes_of_one(solution, cases, child, waiting, limits, in_force):
    """What came of the waiting cases, each of which is taken off, in one process.

    It ends with the process; where the file does not load, no case is left waiting.
    """
    loaded, printed, note = False, b"", RIGHT
    for letter, rest in _events(child, limits, in_force):
        if letter == PRINTED:
            printed = rest[:PRINTED_MOST]
            continue
        if letter == CONVERTED:
            note = converted(rest)
            continue
        if letter == LOADED:
            loaded, printed = True, b""
            continue
        index = waiting[0][0]
        if loaded and letter == RESULT and rest == cases.answers[index]:
            outcome = note
        else:
            case = cases[index] if loaded else None
            if letter in (LATE, FULL, ENDED):
                outcome, printed = stopped(child, letter, case, limits), child.printed()
            else:
                outcome = outcome_of(solution, case, letter, rest, note, in_force)
            if isinstance(outcome, Failure):
                text = printed.decode("utf-8", "replace")
                outcome = replace(outcome, case=case, printed=text)
        printed, note = b"", RIGHT
        if loaded:
            waiting[:1] = [rest] if (rest := waiting[0][1:]) else []
        else:
            waiting.clear()
        yield outcome
        if not waiting:
            return


def thinned(cases, waiting):
    """The same cases in another order, for when there is no time for all of them.

    First the hard and the large ones, then the small ones in rounds: every 64th, those halfway
    between them, and so on, so that they are spread evenly whenever time runs out.
    """
    (rest,) = waiting
    groups = [group for group, _ in cases.origins[rest.start : rest.stop]]
    starts = [rest.start + groups.index(g) for g in ("generated", "killers") if g in groups]
    small = range(rest.start, min(starts, default=rest.stop))
    hard = [range(start, stop) for start, stop in zip(starts, [*starts[1:], rest.stop])][::-1]
    rounds = sorted(range(ROUNDS), key=lambda i: f"{i:0{ROUNDS.bit_length() - 1}b}"[::-1])
    return [span for span in [*hard, *(small[i::ROUNDS] for i in rounds)] if span]


def _events(child, limits, in_force):
    """What the process sends; the limit of a case holds from when it is ready to load the file."""
    for letter, rest in child.events(limits.run):
        if letter == READY:
            in_force.update(loads(rest))
            yield from child.events(limits.case)
            return
        yield letter, rest
