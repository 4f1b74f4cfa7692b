"""Remembers verdicts from run to run, each under the hash of all that it depends on."""

import hashlib
import marshal
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import asdict

from kata.cases.case import Case
from kata.cases.keep import write_whole
from kata.judge.verdict import ACCEPTED, WRONG, Failure, Verdict

KEPT = (ACCEPTED, WRONG)  # other verdicts may be the machine's


def remembered(solution, cases, limits, explain, find):
    """The verdict, found anew unless nothing has changed since the last time."""
    path = place_of(solution, cases, limits, explain)
    with suppress(OSError, EOFError, ValueError, TypeError):
        return _restored(solution, marshal.loads(path.read_bytes()))
    verdict = find()
    failure = verdict.failure
    if verdict.word in KEPT and not verdict.stopped and not (failure and failure.passes_alone):
        with suppress(OSError):  # a folder that cannot be written to only costs time
            write_whole(path, marshal.dumps(_plain(verdict)))
    return verdict


def place_of(solution, cases, limits, explain):
    """Where the verdict is kept: the name says what it depends on."""
    settings = asdict(limits), explain, sys.version
    made_of = cases.made_of, settings, str(solution), solution.shape, solution.source
    name = hashlib.sha256(marshal.dumps(made_of, 2)).hexdigest()[:32]
    return solution.problem.folder.parents[1] / ".cache" / "verdicts" / name[:2] / name[2:]


def _plain(verdict):
    """All of a verdict but the solution."""
    fields = {name: getattr(verdict, name) for name in Verdict.__dataclass_fields__}
    del fields["solution"]
    failure = verdict.failure and asdict(verdict.failure)
    return fields | {"notes": dict(verdict.notes), "failure": failure}


def _restored(solution, fields):
    failure = fields["failure"]
    if failure:
        case = failure["case"]
        failure = Failure(**failure | {"case": case and Case(**case)})
    fields |= {"failure": failure, "notes": Counter(fields["notes"]), "before": True}
    return Verdict(solution, **fields)
