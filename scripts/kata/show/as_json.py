"""Verdicts for other programs."""

import json
from typing import Any

from kata.judge.model import Verdict
from kata.text import text_of
from kata.wire.plain import encode


def as_json(verdict: Verdict, **more: Any) -> str:
    """Return the verdict as one flat object, with more fields at its end."""
    failure, case, problem = verdict.failure, verdict.refuted_by, verdict.solution.problem
    named = problem.signature.named(map(_for_json, case.values if case else ()))
    data = {
        "problem": problem.slug,
        "solution": verdict.solution.name,
        "verdict": verdict.kind,
        "cases": verdict.right,
        "stopped": verdict.stopped,
        "before": verdict.before,
        "notes": verdict.notes,
        "excused": verdict.excused,
        "case": {"number": case.number, "name": case.name} if case else None,
        "shrunk": verdict.original is not None,
        "arguments": named if case else None,
        "expected": _for_json(case.expected) if case else None,
        "result": _for_json(failure.value) if failure and failure.result else None,
        "message": failure.message if failure else "",
        "aside": failure.aside if failure else "",
        "why": [one._asdict() for one in verdict.why],
        "against": verdict.against,
        "others": [one._asdict() for one in verdict.others],
        "how": [one._asdict() for one in verdict.how.moments],
        "hint": [one._asdict() for one in verdict.hint],
        "slow": round(verdict.slow.seconds, 3) if verdict.slow else 0,
        "sandbox": verdict.sandbox._asdict(),
        "seconds": round(verdict.seconds, 3),
    }
    return json.dumps(data | more)


def _for_json(value: Any) -> Any:
    """Return the value, or its text where JSON has nothing like it."""
    try:
        text = json.dumps([[value]], allow_nan=False)  # nested as deep as in the object
        is_same = encode(json.loads(text)) == encode([[value]])  # a tuple would become a list
    except (TypeError, ValueError, RecursionError):
        is_same = False
    return value if is_same else text_of(value)
