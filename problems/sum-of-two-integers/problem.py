"""Sum of Two Integers: the pairs to judge on, and their sums."""

SMALL, LARGEST = 5, 100
COMPARED = [("one carry", 1), ("every carry", 1000), ("opposites", 1000), ("both negative", 1000)]
NUMBERS = range(-1000, 1001)


def inputs(pick, size):
    """Each number is any number, or one of `size` bits and a sign; or b is made from a.

    Where their sum is a power of two, the carry runs far.
    """
    a, power = number(pick, size), 1 << min(size, 10)
    return a, pick((number(pick, size), a, -a, ~a, power - a, -power - a))


def number(pick, bits):
    """Any number, or one made bit by bit as a computer holds it: the sign is the top bit."""
    if pick(("any", "small")) == "any":
        return pick(NUMBERS)
    bits = min(bits, 10)
    return sum(pick((0, 1)) << bit for bit in range(bits)) - (pick((0, 1)) << bits)


def answer(a, b):
    """Python's own sum."""
    return a + b


def killers():
    """Pairs whose carries run far."""
    for a, b in (1000, 1000), (-1000, -1000), (1000, -1000), (-1000, 999), (511, 1), (-512, -512):
        yield f"{a} and {b}", (a, b)


def workloads(size):
    """Pairs of numbers up to that size to time, named after their carries and signs."""
    return {
        "one carry": (size, size),
        "every carry": (-1, size),
        "opposites": (size, -size),
        "both negative": (-size, -size),
    }
