"""Multiply Strings: the numbers to judge on, and their product by Python's own integers."""

from random import Random

SMALL, LARGEST, RANDOM = 3, 200, 50
COMPARED = [("nines", 10), ("nines", 200), ("random", 200)]


def inputs(pick, size):
    """Numbers of up to three digits, 0, 1, 5 or 9; larger ones have any digits, or only some."""
    digits = pick(("0123456789", pick.values("0123456789"))) if size > SMALL else "0159"
    return tuple(number(pick, pick(range(1, size + 1)), digits) for _ in range(2))


def number(pick, length, digits):
    """A number of that many digits, which starts with a zero only if it is 0."""
    first = pick([digit for digit in digits if digit > "0" or length == 1])
    return first + pick.word(length - 1, digits)


def check(num1, num2):
    """No leading zeros, unless the number is 0."""
    for number in num1, num2:
        if number != str(int(number)):
            raise ValueError(f"{number} has a leading zero")


def answer(num1, num2):
    return str(int(num1) * int(num2))


def killers():
    """The longest numbers, named after their digits."""
    ten, rng = "1" + "0" * 199, Random("killers")
    for name, (num1, num2) in workloads(LARGEST).items():
        for other in num2, num2[0], "0", "1", ten:
            yield f"200 digits, {name}, by {other[:1]} and {len(other) - 1} more", (num1, other)
            yield f"{other[:1]} and {len(other) - 1} more, by 200 digits, {name}", (other, num1)
    for bits in 31, 32, 63, 64:
        yield f"{bits} bits", (str(2**bits - 1), str(2**bits))
    for length in range(50, LARGEST + 1, 3):
        one, other = ("9" + "".join(rng.choices("0123456789", k=n)) for n in (length - 1, 190))
        yield f"any digits, {length} and 191 of them", (one, other)


def workloads(size):
    """Numbers of that many digits to time."""
    rng = Random(size)
    random = ["".join(rng.choices("123456789", k=size)) for _ in range(2)]
    return {"nines": ("9" * size, "9" * size), "random": (*random,)}
