"""Counting Bits: the lengths to judge on, and the ones counted in the text of each number."""

SMALL, LARGEST = 3, 5  # octal digits
COMPARED = [("up to", 10), ("up to", 1000), ("up to", 100_000)]
NUMBERS = range(10**5 + 1)


def inputs(pick, size):
    """Any number with up to that many octal digits; at one size, also any number at all."""
    if size == SMALL and pick(("any", "digits")) == "any":
        return (pick(NUMBERS),)
    number = 0
    for _ in range(size):
        number = 8 * number + pick(range(8))
    return (number,)


def answer(n):
    """Write each number in binary."""
    return [f"{number:b}".count("1") for number in range(n + 1)]


def killers():
    """The longest list."""
    yield f"up to {NUMBERS[-1]:,}", (NUMBERS[-1],)


def workloads(size):
    """All numbers up to that one to time."""
    return {"up to": (size,)}
