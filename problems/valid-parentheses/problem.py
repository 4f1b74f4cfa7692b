"""Valid Parentheses: strings of brackets, and what is left of them without innermost pairs."""

SMALL, LARGEST = 6, 10_000
COMPARED = [("deep", 10_000), ("flat", 10_000), ("deep", 100)]
PAIRS = "()", "[]", "{}"


def inputs(pick, size):
    """Any brackets, of two kinds if there are six; long ones fit, or all but a few of them do."""
    length = pick(range(1, size + 1))
    if size <= SMALL:
        return (pick.word(length, "".join(PAIRS[: 2 if length == SMALL else 3])),)
    brackets, closing = [], []
    while len(brackets) + len(closing) < length:
        if closing and pick((True, False)):
            brackets.append(closing.pop())
        else:
            opened, closed = pick(PAIRS)
            brackets.append(opened)
            closing.append(closed)
    brackets += closing[::-1]
    one, other = pick(range(len(brackets))), pick(range(len(brackets)))
    if pick((True, False)):  # the same brackets, in other places
        brackets[one], brackets[other] = brackets[other], brackets[one]
    return ("".join(pick.near(brackets, "()[]{}")),)


def check(s):
    """Only brackets."""
    if bad := {*s} - {*"()[]{}"}:
        raise ValueError(f"{min(bad)!r} is none of the brackets ()[]{{}}")


def answer(s):
    """Remove adjacent pairs until there are none; then nothing may be left."""
    while any(pair in s for pair in PAIRS):
        for pair in PAIRS:
            s = s.replace(pair, "")
    return s == ""


def killers():
    """Strings of 10,000 brackets, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    yield "only opening brackets", ("{" * LARGEST,)


def workloads(size):
    """Valid strings of that length to time."""
    half = size // 2
    return {"deep": ("(" * half + ")" * half,), "flat": ("[]" * half,)}
