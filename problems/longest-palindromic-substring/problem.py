"""Longest Palindromic Substring: the strings, and all their substrings, the longest first."""

from string import ascii_letters, digits

SMALL, LARGEST, LONGEST = 6, 100, 1000
COMPARED = [("random", 1000), ("random", 100)]
CHARACTERS = digits + ascii_letters


def inputs(pick, size):
    """Three letters and any character, or all characters."""
    characters = pick((["a", "b", "c", pick(CHARACTERS)], CHARACTERS))
    return ("".join(pick(characters) for _ in range(pick(range(1, size + 1)))),)


def answer(s):
    """The first palindrome among the substrings, the longest first."""
    lengths = range(len(s), 0, -1)
    substrings = (s[i : i + length] for length in lengths for i in range(len(s) - length + 1))
    return next(substring for substring in substrings if substring == substring[::-1])


def accepts(arguments, result):
    """Whether it is a palindrome, a substring, and as long as any; or why not."""
    (s,) = arguments
    if result != result[::-1]:
        return f"{result!r} is no palindrome"
    if result not in s:
        return f"{result!r} is no substring"
    longest = len(answer(s))
    return len(result) == longest or f"its length is {len(result)}, but there is one of {longest}"


def killers():
    """Strings of 1000 characters, named after what makes them hard."""
    yield "one letter", ("z" * LONGEST,)
    yield "three letters in turn", (("abc" * LONGEST)[:LONGEST],)
    yield "all but the first", ("b" + "a" * 999,)
    yield "all but the last", ("a" * 999 + "b",)
