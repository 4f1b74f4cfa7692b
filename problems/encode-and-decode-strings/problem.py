"""Encode and Decode Strings: the lists to judge on, which come back as they were."""

SMALL, LARGEST = 3, 30
MOST, LONGEST = 200, 200  # strings, and characters of a string
COMPARED = [("random", 200), ("random", 10)]
CHARACTERS = "".join(map(chr, range(256)))
SEPARATORS = ["#", "|", ",", "\\", "\\$", "$#Sus$", "#;", "/:", "\n", "\0", "||", "<>", "4#", "-1"]


def inputs(pick, size):
    """A digit, # and any character; three strings have at most two each, or inputs get too many."""
    characters = ["1", "#", pick(CHARACTERS)]
    count = pick(range(1, size + 1))
    lengths = [pick(range(size + (count != 3))) for _ in range(count)]
    return (["".join(pick(characters) for _ in range(length)) for length in lengths],)


def check(strs):
    """Only the stated characters."""
    if bad := {*"".join(strs)} - {*CHARACTERS}:
        raise ValueError(f"{min(bad)!r} is none of the 256 characters")


def answer(strs):
    """The list itself."""
    return strs


def gen_any(rng, size):
    """Strings of all characters, of any length up to three times the size."""
    lengths = rng.choices(range(3 * size), k=size)
    return (["".join(rng.choices(CHARACTERS, k=length)) for length in lengths],)


def killers():
    """Lists at the bounds, and what people choose to separate strings."""
    yield "200 long strings", ([(CHARACTERS[i:] + CHARACTERS)[:LONGEST] for i in range(MOST)],)
    yield "200 empty strings", ([""] * MOST,)
    yield "separators", (SEPARATORS,)
    yield "separators between letters", ([f"a{separator}b" for separator in SEPARATORS],)
