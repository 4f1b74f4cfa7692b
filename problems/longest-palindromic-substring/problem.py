"""Longest Palindromic Substring: the longest palindrome around each place."""

from random import Random
from string import ascii_letters

LARGEST = 1000
RANDOM = 300
COMPARED = [("random", 1000), ("random", 100)]


def answer(s):
    """Around each place, one letter more on both sides as long as these two are equal."""
    found = []
    for place in range(len(s)):
        for width in 0, 1:
            start, stop = place, place + width
            while start > 0 and s[start - 1] == s[stop : stop + 1]:
                start, stop = start - 1, stop + 1
            found.append(s[start:stop])
    return max(found, key=len)


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
    """Long strings, named after what makes them hard."""
    yield "one letter", ("z" * LARGEST,)
    bits = "".join("ab"[i.bit_count() % 2] for i in range(512))
    yield "Thue-Morse: hashes modulo 2³² are equal, whatever the base", (bits,)
    yield "three letters in turn", (("abc" * LARGEST)[:LARGEST],)
    half = "".join(Random("half").choices(ascii_letters, k=LARGEST // 2))
    for place in 100, 400, 490:
        other = half[:place] + half[place].swapcase() + half[place + 1 :]
        yield f"mirrored, but for place {place}", (half + other[::-1],)
    yield "all alike but the first", ("b" + "a" * 999,)
    yield "all alike but the last", ("a" * 999 + "b",)
