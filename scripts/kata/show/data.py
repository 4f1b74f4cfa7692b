"""Verdicts for other programs."""

import json
import marshal

from kata.text import text_of
from kata.wire.plain import encode, value_of


def as_data(verdict):
    """The verdict as one flat object."""
    failure, problem = verdict.failure, verdict.solution.problem
    case = failure.case if failure else None
    arguments = marshal.loads(case.arguments) if case else ()
    named = zip(problem.signature.parameters, map(_for_json, arguments))
    return {
        "problem": problem.slug,
        "solution": verdict.solution.name,
        "verdict": verdict.word,
        "cases": verdict.right,
        "stopped": verdict.stopped,
        "before": verdict.before,
        "notes": dict(verdict.notes),
        "case": {"number": case.number, "name": case.name} if case else None,
        "arguments": dict(named) if case else None,
        "expected": _for_json(marshal.loads(case.answer)) if case else None,
        "result": _for_json(value_of(failure.result)) if failure and failure.result else None,
        "message": failure.message if failure else "",
        "sandbox": verdict.sandbox,
        "seconds": round(verdict.seconds, 3),
    }


def _for_json(value):
    """The value, or its text where JSON has nothing like it."""
    try:
        text = json.dumps([[value]], allow_nan=False)  # as deep as it will stand in the object
        is_same = encode(json.loads(text)) == encode([[value]])  # a tuple would become a list
    except (TypeError, ValueError, RecursionError):
        is_same = False
    return value if is_same else text_of(value)
