"""String to Integer (atoi): the strings to judge on, and the value of each digit in its place."""

from itertools import takewhile
from string import ascii_letters, digits

SMALL, LARGEST = 4, 200
CHARACTERS = f"{ascii_letters}{digits} +-."
COMPARED = [("number", 10), ("digits", 200), ("zeros", 200), ("spaces", 200), ("letters", 200)]


def inputs(pick, size):
    """Any few characters of a space, both signs, a dot, two digits and any other.

    Longer ones have spaces, a sign, zeros, a number, often near a bound of 32 or 64 bits, and a
    rest; up to three characters are changed.
    """
    characters = [*" +-.09", pick(CHARACTERS)]
    if size <= SMALL:
        return (pick.word(pick(range(size + 1)), characters),)
    spaces, zeros, rest = (pick((0, 0, 1, pick(range(size)))) for _ in range(3))
    bound = str(pick((2**31, 2**32, 2**63, 2**64)) + pick(range(-2, 3)))
    number = pick((bound, pick.near(bound, digits), pick.word(pick(range(1, size + 1)), digits)))
    tail = pick.word(rest, pick((characters, CHARACTERS)))
    s = " " * spaces + pick(("", "-", "+")) + "0" * zeros + number + tail
    return (pick((s, pick.near(s, CHARACTERS)))[:LARGEST],)


def answer(s):
    """Of the digits in front, once spaces and a sign are gone, the last counts ones, and so on."""
    rest = s.lstrip(" ")
    rest, sign = (rest[1:], rest[0]) if rest[:1] in {"-", "+"} else (rest, "+")
    places = enumerate(reversed([*takewhile(digits.__contains__, rest)]))
    value = sum(int(digit) * 10**place for place, digit in places)
    return max(-(2**31), -value) if sign == "-" else min(value, 2**31 - 1)


def killers():
    """Numbers at the bounds, as long as they may be, and strings without a number."""
    for bits in 31, 32, 63, 64, 128:
        for number in range(2**bits - 2, 2**bits + 3):
            for sign in "", "-", "+":
                yield f"{sign}{number:,}", (f"{sign}{number}",)
                yield f"{sign}{number:,} after zeros", (f"{sign}{number:0{LARGEST - 1}}",)
                yield f"{sign}{number:,} after spaces", (f"{sign}{number}".rjust(LARGEST),)
    for text in "7", "-7", "0x1F", "0b11", "0o17", "1e5", "1.5e3", "inf", "nan":
        yield f"{text} after spaces", (text.rjust(LARGEST),)
        yield f"{text} and the same again", (f"{text} {text}",)
    for sign in "-+":
        yield f"{sign} and 199 nines", (sign + "9" * (LARGEST - 1),)
        yield f"200 times {sign}", (sign * LARGEST,)


def workloads(size):
    """Strings of that many characters to time."""
    return {
        "number": ("-42".rjust(size),),
        "digits": ("9" * size,),
        "zeros": ("0" * size,),
        "spaces": (" " * size,),
        "letters": ("7" + "z" * (size - 1),),
    }
