"""Valid Parenthesis String: the strings to judge on, and every number that may be open."""

from random import Random

SMALL, LARGEST = 8, 100
COMPARED = [("stars", 10), ("stars", 100), ("stars inside", 100), ("random", 100)]


def inputs(pick, size):
    """Any signs; in long strings, pairs within and behind each other, some of them as stars."""
    length = pick(range(1, size + 1))
    if size <= SMALL or pick((True, False)):
        return (pick.word(length, "(*)"),)
    signs, closing = [], []
    stars = pick(("", "*", "(*", "*)", "(*)"))
    while len(signs) + len(closing) < length:
        if closing and pick((True, False)):
            signs.append(closing.pop())
        else:
            signs.append(pick("(" + stars[:1]))
            closing.append(pick(")" + stars[-1:]))
    return ("".join(pick.near((signs + closing[::-1])[:100], "(*)")),)


def answer(s):
    """Keep all numbers of parentheses that may be open."""
    numbers = {0}
    for sign in s:
        steps = {"(": [1], ")": [-1], "*": [-1, 0, 1]}[sign]
        numbers = {number + step for number in numbers for step in steps} - {-1}
    return 0 in numbers


def killers():
    """The longest strings, named after what makes them hard."""
    half = LARGEST // 2
    for stars in half - 1, half, half + 1:
        yield f"{stars} stars and then closed", ("*" * stars + ")" * (LARGEST - stars),)
        yield f"{stars} stars after as many as fit", ("(" * (LARGEST - stars) + "*" * stars,)
        yield f"{stars} stars in front", ("*" * stars + "(" * (LARGEST - stars),)
    yield "all open", ("(" * LARGEST,)
    yield "stars, and one too many", ("(" + "*" * 97 + "((",)


def workloads(size):
    """Strings of that length to time."""
    third = size // 3
    return {
        "stars": ("*" * size,),
        "stars inside": ("(" * third + "*" * (size - 2 * third) + ")" * third,),
        "random": ("".join(Random("random").choices("(*)", k=size)),),
    }
