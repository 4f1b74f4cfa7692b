"""Encode and Decode Strings: the lists to judge on, which come back as they were."""

from string import digits, punctuation, whitespace

SMALL, LARGEST = 3, 200
COMPARED = [("random", 200), ("random", 10)]
CHARACTERS, MARKS = "".join(map(chr, range(256))), digits + punctuation + whitespace
SEPARATORS = [*r"# | , \ \$ $#Sus$ #; /: || <> 4# -1 -#- !@# <SEP>".split(), "\n", "\0", ", "]
ESCAPES = r'\n \0 // :: &# &amp; &#44; %2C % 0 1 END null [] ","'.split()


def inputs(pick, size):
    """A digit, # and any character; three strings have at most two each, or there are too many.

    Larger strings have any characters, or are made of what people choose to separate strings.
    """
    count = pick(range(1, size + 1))
    if size > SMALL:
        pieces = pick([pick.values(CHARACTERS), pick.values(MARKS), SEPARATORS + ESCAPES])
        lengths = [pick(range(size + 1)) for _ in range(count)]
        return (["".join(pick(pieces) for _ in range(length))[:length] for length in lengths],)
    characters = ["1", "#", pick(CHARACTERS)]
    lengths = [pick(range(size + (count != 3))) for _ in range(count)]
    return ([pick.word(length, characters) for length in lengths],)


def check(strs):
    """Only the stated characters."""
    if bad := {*"".join(strs)} - {*CHARACTERS}:
        raise ValueError(f"{min(bad)!r} is not one of the 256 characters")


def answer(strs):
    """The list itself."""
    return strs


def killers():
    """Lists at the bounds, and what people choose to separate strings."""
    yield "200 long strings", ([(CHARACTERS[i:] + CHARACTERS)[:LARGEST] for i in range(LARGEST)],)
    yield "200 empty strings", ([""] * LARGEST,)
    yield "separators", (SEPARATORS,)
    yield "separators between letters", ([f"a{separator}b" for separator in SEPARATORS],)
