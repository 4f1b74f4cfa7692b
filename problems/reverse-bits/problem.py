"""Reverse Bits: the numbers to judge on, and what their powers of two become."""

from itertools import product

SMALL, LARGEST = 3, 8  # hexadecimal digits
COMPARED = [("few digits", 1), ("few digits", 15), ("many digits", 15), ("many digits", 30)]
NUMBERS = range(0, 2**31, 2)


def inputs(pick, size):
    """Any number, or any `size` hexadecimal digits: in front, before the last bit, or repeated."""
    way = pick(("any", "digits", "repeated"))
    if way == "any":
        return (pick(NUMBERS),)
    number = 0
    for _ in range(size):
        number = 16 * number + pick(range(16))
    if way == "digits":
        return (number * pick((2, 16 ** (LARGEST - size))),)
    number *= (16**LARGEST - 1) // (16**size - 1)
    return (number if number in NUMBERS else pick(()),)


def check(n):
    """The number is even."""
    if n % 2:
        raise ValueError(f"n = {n:,}: want an even number")


def answer(n):
    """Each power of two with exponent i becomes the one with exponent 31 - i."""
    return sum(2 ** (31 - i) for i in range(32) if n // 2**i % 2)


def killers():
    """Each byte in each place, and numbers with one 1 in places 1 to 30, and with one 0."""
    for byte, place in product(range(256), (0, 8, 16, 24)):
        if (number := byte << place) in NUMBERS:
            yield f"{byte:08b} in front of {place} bits", (number,)
    for place in range(1, 31):
        yield f"a single 1, in place {place}", (1 << place,)
        yield f"places 1 to 30, all 1 but place {place}", (NUMBERS[-1] ^ 1 << place,)


def workloads(size):
    """Numbers with ones in that many places to time: in the lowest of them alone, and in all."""
    return {"few digits": (2,), "many digits": ((1 << size) - 1 << 1,)}
