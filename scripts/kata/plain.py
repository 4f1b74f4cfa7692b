"""Verdicts and values as plain data and text."""

import json
import marshal

from kata.problem import parameters


def plain(verdict):
    """The verdict as one flat object for other programs."""
    case, failure = verdict.case, verdict.failure
    names = parameters(verdict.solution.problem.rules)
    arguments = marshal.loads(case.arguments) if case else ()
    return {
        "problem": verdict.solution.problem.slug,
        "solution": verdict.solution.name,
        "verdict": verdict.word,
        "cases": verdict.answered,
        "case": {"number": case.number, "name": case.name} if case else None,
        "arguments": {n: _for_json(v) for n, v in zip(names, arguments)} if case else None,
        "expected": _for_json(marshal.loads(case.expected)) if case else None,
        "answer": _for_json(marshal.loads(failure.answer)) if failure.answer else None,
        "message": failure.message,
        "seconds": round(verdict.seconds, 3),
    }


def _for_json(value):
    """The value, or its text where JSON has nothing like it."""
    try:
        json.dumps(value, allow_nan=False)
    except (TypeError, ValueError, RecursionError):
        return text_of(value, 300)
    return value


def text_of(value, most=None):
    """The value as Python, cut off after so many characters; whatever value it is."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):  # nested too deep, or a number of too many digits
        text = f"a {type(value).__name__} too large to write out"
    if most is None or len(text) <= most:
        return text
    return f"{text[:most]} ... ({len(text):,} characters)"
