"""Valid Parentheses: what is left of a string without innermost pairs."""

LARGEST = 10_000
COMPARED = [("deep", 10_000), ("flat", 10_000), ("deep", 100)]
PAIRS = "()", "[]", "{}"


def check(s):
    """Only brackets."""
    if bad := {*s} - {*"()[]{}"}:
        raise ValueError(f"{min(bad)!r} is not one of the brackets ()[]{{}}")


def answer(s):
    """Remove adjacent pairs until there are none; then nothing may be left."""
    while any(pair in s for pair in PAIRS):
        for pair in PAIRS:
            s = s.replace(pair, "")
    return s == ""


def killers():
    """Strings, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    yield "only opening brackets", ("{" * LARGEST,)
    yield "the first ) comes too early, though the last one does not", ("(([)])",)


def workloads(size):
    """Valid strings of that length to time."""
    half = size // 2
    return {"deep": ("(" * half + ")" * half,), "flat": ("[]" * half,)}
