"""Interleaving String: the strings to judge on, and what each letter can leave of the two."""

from random import Random

SMALL, LARGEST = 3, 100
COMPARED = [("one letter", 10), ("one letter", 100), ("one other", 100), ("random", 100)]


def inputs(pick, size):
    """Any short strings of a and b; longer ones are merged, perhaps with some letters changed.

    Of a longer s3, a letter may be moved or missing; of a short one, two missing or one too many.
    """
    letters = "ab" if size <= SMALL else pick.letters()
    s1, s2 = (pick.word(pick(range(size + 1)), letters) for _ in range(2))
    if size <= SMALL:
        other = pick((-2, -1, 0, 1) if len(s1 + s2) < 2 * SMALL else (0,))
        return s1, s2, pick.word(max(len(s1 + s2) + other, 0), letters)
    s2 = pick((s2, pick.near(s1, letters)))
    run, (rest, other), s3 = range(1, pick(range(1, size + 1)) + 1), (s1, s2), ""
    while rest or other:
        end = pick(run)
        s3, rest, other = s3 + rest[:end], other, rest[end:]
    s3 = pick((s3, pick.near(s3, letters)))
    start, end = sorted(pick(range(len(s3) + 1)) for _ in range(2))
    moved = s3[:start] + s3[start + 1 : end] + s3[start : start + 1] + s3[end:]
    return s1, s2, pick((s3, s3, moved, s3[1:]))


def answer(s1, s2, s3):
    """Each letter of s3 is taken from the front of either string, in every way there is."""
    rests = {(s1, s2)}
    for letter in s3:
        from_s1 = {(rest[1:], other) for rest, other in rests if rest[:1] == letter}
        rests = from_s1 | {(rest, other[1:]) for rest, other in rests if other[:1] == letter}
    return ("", "") in rests


def killers():
    """The longest strings, named after what makes them hard."""
    for start in range(0, 100, 33):
        s1, s2 = "b" * start + "a" + "d" * (99 - start), "a" + "c" * 99
        s3 = s1[:start] + s2 + s1[start:]
        yield f"{start} letters, then all of the second string", (s1, s2, s3)
        yield f"{start} letters, then all of the first string", (s2, s1, s3)
    s1, s2 = "a" * 99 + "b", "a" * 99 + "c"
    yield "all of the first string, then the second", (s1, s2, s1 + s2)
    yield "all of the second string, then the first", (s1, s2, s2 + s1)
    y, z = "y" * 100, "z" * 100
    for place in range(0, 199, 9):
        yield f"one letter, but for place {place}", (y, y, "y" * place + "z" + "y" * (199 - place))
    b_last = "a", "a" * 99 + "b", "a" * 99 + "ba"
    turns = "aabb", "aa" + "ba" * 49, "a" + "ab" * 51 + "a"
    for name, end in ("the end", 1), ("the beginning", -1):
        for s1, s2, s3 in (part[::end] for part in b_last), (part[::end] for part in turns):
            few = len(s1)
            yield f"{few} and 100 letters, a dead end at 100 seen from {name}", (s1, s2, s3)
            yield f"100 letters and {few}, a dead end at 100 seen from {name}", (s2, s1, s3)
    s1, s2 = "a" * 11 + "b", "a" * 11 + "c"
    s3 = "a" * 12 + "c" + "a" * 10 + "b"
    yield "1 and 11 letters lead to the end, 11 and 1 do not", (s1, s2, s3)
    yield "100 letters and none", (z, "", z)
    yield "none and 100 letters", ("", z, z)


def workloads(size):
    """Strings of that length to time."""
    s1, s2 = ("".join(Random(name).choices("ab", k=size)) for name in ("s1", "s2"))
    alike = "a" * size
    return {
        "one letter": (alike, alike, alike * 2),
        "one other": (alike, alike, "a" * (2 * size - 1) + "b"),
        "two others": (alike[1:] + "b", alike, "a" * (2 * size - 2) + "ba"),
        "random": (s1, s2, "".join(map("".join, zip(s1, s2)))),
    }
