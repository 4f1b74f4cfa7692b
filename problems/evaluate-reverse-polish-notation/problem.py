"""Evaluate Reverse Polish Notation: the expressions to judge on, and the value of each part."""

from fractions import Fraction
from math import trunc
from random import Random

SMALL, LARGEST = 5, 9999
COMPARED = [("chain", 99), ("chain", 9999), ("deep", 9999), ("random", 9999)]
NUMBERS, BOUNDS = range(-200, 201), range(-(2**31), 2**31)


def inputs(pick, size):
    """Two fixed numbers and any other one in small expressions; at random, any that fit."""
    numbers = (7, -2, pick(NUMBERS)) if size <= SMALL else pick.values(NUMBERS)
    tokens, values, left = [], [], pick(range(1, size // 2 + 2))
    while left or len(values) > 1:
        if left and (len(values) < 2 or pick((True, False))):
            values.append(pick(numbers))
            tokens.append(str(values[-1]))
            left -= 1
        else:
            a, b = values.pop(-2), values.pop()
            signs = [sign for sign in ("+-*/" if b else "+-*") if applied(sign, a, b) in BOUNDS]
            tokens.append(pick(signs))
            values.append(applied(tokens[-1], a, b))
    return (tokens,)


def applied(sign, a, b):
    """The result of an operator; a quotient is exact until it is rounded towards zero."""
    return {"+": a + b, "-": a - b, "*": a * b}[sign] if sign != "/" else trunc(Fraction(a, b))


def parts(tokens):
    """Where the expression that ends at each token starts, and its value.

    A right operand ends just before its operator, a left one just before the right one starts.
    """
    found = []
    for i, token in enumerate(tokens):
        if token in {*"+-*/"}:
            start, right = found[i - 1] if i else (0, 0)
            if start == 0:
                raise ValueError(f"token {i}, {token}, lacks an operand")
            start, left = found[start - 1]
            if token == "/" and right == 0:
                raise ValueError(f"token {i} divides by zero")
            found.append((start, applied(token, left, right)))
        else:
            found.append((i, int(token)))
    return found


def check(tokens):
    """Only operators and numbers, a complete expression, and values of 32 bits."""
    for token in {*tokens} - {*"+-*/"} - {*map(str, NUMBERS)}:
        raise ValueError(f"{token!r} is neither an operator nor a number from -200 to 200")
    *_, (start, _) = found = parts(tokens)
    if start > 0:
        raise ValueError("the expression leaves several values")
    if any(value not in BOUNDS for _, value in found):
        raise ValueError("a value does not fit into 32 bits")


def answer(tokens):
    """The value of the expression that ends at the last token."""
    return parts(tokens)[-1][1]


def killers():
    """Long expressions, and values at the bounds, named after what makes them hard."""
    lowest = ["128", "128", "*", "128", "*", "128", "*", "-8", "*"]
    yield "-2³¹", (lowest,)
    yield "2³¹ - 1, halved", ([*lowest, "1", "+", "-1", "*", "2", "/"],)
    for divisor in "3", "-3", "7", "-200":
        yield f"-2³¹ divided by {divisor}", ([*lowest, divisor, "/"],)


def workloads(size):
    """Expressions of that many tokens to time, an odd number."""
    half, rng = size // 2, Random(size)
    chain = ["200", *(token for i in range(half) for token in ("-7", "+-*/"[i % 4]))]
    random = [str(rng.choice(NUMBERS))]
    for _ in range(half):
        random[(at := rng.choice((0, len(random)))) : at] = [str(rng.choice(NUMBERS))]
        random.append(rng.choice("+-"))
    deep = [str(i % 100) for i in range(half + 1)] + ["-"] * half
    return {"chain": (chain,), "deep": (deep,), "random": (random,)}
