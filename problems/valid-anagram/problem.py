"""Valid Anagram: the pairs of strings, and whether they have every letter equally often."""

from string import ascii_lowercase

SMALL, LARGEST, LONGEST = 3, 200, 50_000
COMPARED = [("random", 50_000), ("random", 500)]


def inputs(pick, size):
    """Any two strings of b, c and any letter."""
    letters = ["b", "c", pick(ascii_lowercase * 2)]  # 52 options are tried at their ends
    return tuple("".join(pick(letters) for _ in range(pick(range(1, size + 1)))) for _ in "st")


def answer(s, t):
    """Count each letter of the alphabet in both strings."""
    return all(s.count(letter) == t.count(letter) for letter in ascii_lowercase)


def gen_almost(rng, size):
    """Anagrams, one of which may have a different letter in one place."""
    s = rng.choices(ascii_lowercase[: rng.randint(1, 26)], k=size)
    t = rng.sample(s, size)
    t[0] = rng.choice(s + t[:1])
    return "".join(s), "".join(t)


def killers():
    """Pairs at the bounds, and some that hash functions confuse."""
    s = (ascii_lowercase * LONGEST)[:LONGEST]
    yield "50,000 letters, backwards", (s, s[::-1])
    yield "50,000 letters, the last one is another one", (s, s[:-1] + "z")
    yield "one letter is missing", (s, s[1:])
    for base in 7, 26, 27, 29, 31:
        yield f"as digits of a number to base {base}, they are equal", ("a" * base, "b")
