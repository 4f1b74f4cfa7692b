"""Whether a result is right."""

import marshal
from contextlib import suppress
from math import isclose, isfinite

from kata.wire.plain import encode, value_of

# What a right result may have in place of what is due, and what LeetCode does with it.
NONE_FOR_FALSE, NONE_FOR_LIST = "None for False", "None for an empty list"
NUMBER_FOR_BOOL = "0 or 1 for False or True"
TREATED = {
    NONE_FOR_FALSE: "counts as false",
    NONE_FOR_LIST: "counts as empty",
    NUMBER_FOR_BOOL: "takes too",
}
NONE, EMPTY = encode(None), encode([])
TOLERANCE = 1e-5  # absolute or relative, as LeetCode states it


def is_right(problem, case, result):
    """Whether this result, as bytes, is one that the case allows."""
    if is_none_for_list(problem, result):
        result = EMPTY
    if result == case.answer:
        return True
    rules, signature, given = problem.rules, problem.signature, value_of(result)
    arguments = marshal.loads(case.arguments)
    if hasattr(rules, "accepts"):
        return not mistyped(problem, case, result) and bool(rules.accepts(arguments, given))
    answer = marshal.loads(case.answer)
    if hasattr(rules, "canonical") and not mistyped(problem, case, result):
        answer, given = rules.canonical(answer), rules.canonical(given)
    if not signature.plays:
        return _same(signature.result, answer, given)
    return type(given) is list and first_wrong_call(signature, arguments, answer, given) is None


def first_wrong_call(signature, arguments, answer, given):
    """The number of the first call with a wrong result, None when all of them are right."""
    if len(given) != len(answer):
        return 0
    kinds = [signature.methods[name].result for name in arguments[0]]
    same = map(_same, kinds, answer, given)
    return next((number for number, right in enumerate(same) if not right), None)


def _same(kind, answer, given):
    """Whether two values are equal: strictly, but for floats, and None, 0 or 1 for a bool."""
    if kind[0] == "Optional" and answer is not None:
        kind = kind[1]
    if kind == "float" and type(given) in (int, float):
        with suppress(OverflowError):  # a number too large for a float
            if isfinite(answer) and isfinite(given):
                return isclose(given, answer, rel_tol=TOLERANCE, abs_tol=TOLERANCE)
    if kind[0] == "List" and type(given) is list:
        return len(given) == len(answer) and all(
            _same(kind[1], *pair) for pair in zip(answer, given)
        )
    if kind == "bool" and type(given) in (type(None), int) and given in (None, 0, 1):
        return answer is bool(given)
    return encode(given) == encode(answer)


def mistyped(problem, case, result):
    """Where a result is not of the type that the signature states, how; else nothing."""
    try:
        problem.signature.check_result(value_of(result), marshal.loads(case.arguments))
    except ValueError as error:
        return str(error)
    return ""


def is_none_for_list(problem, result):
    """Whether a result is None where a list is due, which LeetCode takes for an empty one."""
    return result == NONE and problem.signature.result[0] == "List"


def noted(note):
    """What LeetCode does with such a result: what is not listed is in place of a list."""
    return f"which LeetCode {TREATED.get(note, 'converts to lists')}"


def leniency(problem, case, result):
    """What a right result has in place of what is due and LeetCode takes for it, if anything."""
    signature, given = problem.signature, value_of(result)
    if is_none_for_list(problem, result):
        return NONE_FOR_LIST
    pairs = [(signature.result, given)]
    if signature.plays:
        names = marshal.loads(case.arguments)[0]
        pairs = [(signature.methods[name].result, one) for name, one in zip(names, given)]
    elif signature.result[0] == "List" and type(given) is list:
        pairs = [(signature.result[1], one) for one in given]
    found = {type(one) for kind, one in pairs if kind == "bool"}
    if type(None) in found:
        return NONE_FOR_FALSE
    return NUMBER_FOR_BOOL if int in found else ""
