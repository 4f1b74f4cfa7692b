"""Generate Parentheses: the strings that consist of pairs."""

from itertools import combinations

ANY_ORDER = 1  # of the strings
COMPARED = [("pairs", 4), ("pairs", 6), ("pairs", 8)]


def answer(n):
    """Of all strings with n opening and n closing parentheses, those that consist of pairs."""
    places = range(2 * n)
    strings = ["".join(")("[i in opening] for i in places) for opening in combinations(places, n)]
    return [string for string in strings if without_pairs(string) == ""]


def without_pairs(string):
    """What is left if adjacent pairs are removed until there are none."""
    while "()" in string:
        string = string.replace("()", "")
    return string


def workloads(size):
    """That many pairs to time."""
    return {"pairs": (size,)}
