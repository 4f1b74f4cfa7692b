"""Valid Parenthesis String: every number of parentheses that may be open."""

from random import Random

LARGEST = 100
COMPARED = [("stars", 10), ("stars", 100), ("stars inside", 100), ("random", 100)]


def answer(s):
    """Keep all numbers of parentheses that may be open."""
    numbers = {0}
    for sign in s:
        steps = {"(": [1], ")": [-1], "*": [-1, 0, 1]}[sign]
        numbers = {number + step for number in numbers for step in steps} - {-1}
    return 0 in numbers


def killers():
    """Strings, named after what makes them hard."""
    half = LARGEST // 2
    for stars in half - 1, half, half + 1:
        yield f"{stars} stars before closing ones", ("*" * stars + ")" * (LARGEST - stars),)
        yield f"{stars} stars after opening ones", ("(" * (LARGEST - stars) + "*" * stars,)
        yield f"{stars} stars before opening ones", ("*" * stars + "(" * (LARGEST - stars),)
    yield "all open", ("(" * LARGEST,)
    yield "32 are open, and closed again", ("(" * 32 + ")" * 32,)
    yield "97 stars, then two that stay open", ("(" + "*" * 97 + "((",)


def workloads(size):
    """Strings of that length to time."""
    third = size // 3
    return {
        "stars": ("*" * size,),
        "stars inside": ("(" * third + "*" * (size - 2 * third) + ")" * third,),
        "random": ("".join(Random("random").choices("(*)", k=size)),),
    }
