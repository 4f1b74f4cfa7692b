"""Valid Parentheses: strings of brackets, and what is left of them without innermost pairs."""

SMALL, LARGEST, LONGEST = 6, 200, 10_000
COMPARED = [("deep", 10_000), ("flat", 10_000), ("deep", 100)]
PAIRS = "()", "[]", "{}"


def inputs(pick, size):
    """Any brackets; strings of six have only two kinds, or there would be too many."""
    length = pick(range(1, size + 1))
    brackets = "".join(PAIRS[: 2 if length == SMALL else 3])
    return ("".join(pick(brackets) for _ in range(length)),)


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


def gen_almost(rng, size):
    """A valid string, made by inserting pairs anywhere, with perhaps one bracket changed."""
    s = ""
    for _ in range(size // 2):
        place = rng.randint(0, len(s))
        s = s[:place] + rng.choice(PAIRS) + s[place:]
    place = rng.randint(0, len(s) // 2)
    return (s[:place] + rng.choice("()[]{}") + s[place + 1 :],)


def killers():
    """Strings of 10,000 brackets, named after what makes them hard."""
    yield from workloads(LONGEST).items()
    yield "the outermost pair does not fit", ("(" * 5000 + ")" * 4999 + "]",)
    yield "only opening brackets", ("{" * LONGEST,)
    yield "only closing brackets", ("}" * LONGEST,)


def workloads(size):
    """Valid strings of that length to time."""
    half = size // 2
    return {"deep": ("(" * half + ")" * half,), "flat": ("[]" * half,)}
