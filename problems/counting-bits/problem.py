"""Counting Bits: the lengths to judge on, and the ones counted in the text of each number."""

SMALL, LARGEST = 10, 12  # bits
COMPARED = [("up to", 10), ("up to", 1000), ("up to", 100_000)]
NUMBERS = range(10**5 + 1)


def inputs(pick, size):
    """Any number of up to that many bits; among the small inputs, also any number at all."""
    if size == SMALL and pick(("any", "bits")) == "any":
        return (pick(NUMBERS),)
    number = 0
    for _ in range(size):
        number = 2 * number + pick((0, 1))
    return (number,)


def answer(n):
    """Write each number in binary."""
    return [f"{number:b}".count("1") for number in range(n + 1)]


def killers():
    """Long lists, which end at or next to powers of two and at multiples of 10,000."""
    powers = {2**k + near for k in range(10, 17) for near in (-1, 0, 1)}
    for n in sorted({*powers, NUMBERS[-2], *NUMBERS[10_000::10_000]}):
        yield f"up to {n:,}", (n,)


def workloads(size):
    """All numbers up to that one to time."""
    return {"up to": (size,)}
