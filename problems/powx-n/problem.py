"""Pow(x, n): the bases and exponents to judge on, and powers with 50 decimal digits."""

from decimal import Context, Decimal
from math import isclose, log

SMALL, LARGEST = 14, 10_000
COMPARED = [("even", 10), ("even", 2**31 - 2), ("odd", 2**31 - 1)]
BASES, EXPONENTS = range(-9_999_999, 10_000_000), range(-(2**31), 2**31)  # the bases · 10⁵
DIGITS = Context(prec=50)
SIMPLE = [*(i / 4 for i in range(-8, 9)), 0.9, -1.1, 3.14159, 99.0]


def inputs(pick, size):
    """Simple bases and any; half of the larger inputs have a power between 10⁻⁴ and 10⁴."""
    n = pick(pick((EXPONENTS, range(-size, size + 1))))
    if size > SMALL and n and pick((True, False)):
        x = pick((1, -1)) * (pick(range(1, 10**8)) / 10**4) ** (1 / n)
    else:
        x = pick((*SIMPLE, pick(BASES) / 10**5))
    return (x, n) if is_legal(x, n) else pick(())


def is_legal(x, n):
    """Whether the base is legal, and the power exists and is at most 10⁴."""
    return n > 0 if x == 0 else abs(x) < 100 and n * log(abs(x)) <= log(10**4)


def check(x, n):
    """Bases between -100 and 100, no power of 0 but a positive one, and no power above 10⁴."""
    if not is_legal(x, n):
        raise ValueError(f"{x} to the power of {n}: want |x| < 100 and a defined power up to 10⁴")


def answer(x, n):
    return float(DIGITS.power(Decimal(x), n))


def accepts(arguments, result):
    """An error of 10⁻⁵, absolute or relative, as rounding adds up in large powers."""
    return isclose(result, answer(*arguments), rel_tol=1e-5, abs_tol=1e-5)


def killers():
    """The largest exponents, with bases so close to 1 that their powers are neither huge nor 0."""
    for n in EXPONENTS[0], EXPONENTS[1], EXPONENTS[-2], EXPONENTS[-1]:
        for power in 0.001, 0.5, 2, 9999:
            for sign in 1, -1:
                yield f"n = {n:,}, power about {power}, sign {sign}", (sign * power ** (1 / n), n)


def workloads(size):
    """That exponent, and one less, to time."""
    return {"even": (1.000000001, size), "odd": (-1.000000001, size - 1)}
