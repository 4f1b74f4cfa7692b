"""Regular Expression Matching: strings and patterns, and where each piece of a pattern may end."""

from string import ascii_lowercase

SMALL, LARGEST = 4, 20
HARD = "stars in vain", "any letters in vain", "a match at last"
COMPARED = [("one letter", 20), *((name, 20) for name in HARD)]


def inputs(pick, size):
    """Any short string of a and b, and up to three letters or dots, each perhaps with a star.

    Longer strings match, but for up to three letters that are changed.
    """
    letters = "ab" if size <= SMALL else pick.letters()
    p = s = ""
    for _ in range(pick(range(1, size if size <= SMALL else size + 1))):
        letter, star = pick(f"{letters}."), pick(("", "*"))
        if size > SMALL:
            times = pick((0, 1, 2, 3, 7)) if star else 1
            s += pick.word(times, letters if letter == "." else letter)
        p += letter + star
    if size <= SMALL:
        return pick.word(pick(range(1, size + 1)), letters), p
    return pick.near(s[:LARGEST] or "a", letters), p if len(p) <= LARGEST else pick(())


def check(s, p):
    """A star comes after a letter or a dot."""
    if "**" in f"*{p}":
        raise ValueError("a * has nothing to repeat: want a letter or a dot before it")


def answer(s, p):
    """For each piece of the pattern in turn, all places in s where it may end."""
    ends, places = {0}, range(len(s))
    for letter, after in zip(p, f"{p[1:]}."):
        fits = {place for place in places if letter in (s[place], ".")}
        if letter != "*" and after != "*":
            ends = {end + 1 for end in ends & fits}
        elif after == "*":
            for place in places:  # in order, since a star may lead on from where it led to
                ends |= {place + 1} if place in ends & fits else set()
    return len(s) in ends


def killers():
    """The longest strings and patterns, named after what makes them hard."""
    for place in range(10):
        yield (
            f"only star {place + 1} is needed",
            ("y" * 20, "z*" * place + "y*" + "z*" * (9 - place)),
        )
    for place in range(LARGEST):
        s = ascii_lowercase[:LARGEST]
        yield f"all but letter {place} match", (s, s.replace(s[place], ascii_lowercase[place + 1]))
    yield "20 letters, 19 dots", ("z" * 20, "." * 19)
    yield "19 letters, 20 dots", ("z" * 19, "." * 20)


def workloads(size):
    """Strings and patterns of that length to time."""
    half, rest = size // 2, size % 2
    a = "a" * size
    return {
        "one letter": (a, a),
        "stars in vain": (a[1:] + "b", "a*" * half + "a" * rest),
        "any letters in vain": (a, ".*" * (half - 1) + ".b" + "." * rest),
        "a match at last": (a, "a*" * half + "a" * rest),
    }
