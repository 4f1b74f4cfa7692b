"""Happy Number: the numbers to judge on, and all sums of squares that lead to 1."""

from functools import lru_cache

SMALL, LARGEST = 4, 10
COMPARED = [("happy", 1), ("happy", 9), ("all nines", 9)]
NUMBERS, LARGEST_SUM = range(1, 2**31), 1 + 9 * 9**2


def inputs(pick, size):
    """All numbers of up to four digits, and any; longer ones have any digits, or only some."""
    if pick((False, True)):
        return (pick(NUMBERS),)
    digits = range(10) if size <= SMALL else pick.values(range(10))
    number = 0
    for _ in range(size):
        number = 10 * number + pick(digits)
    return (min(max(number, NUMBERS[0]), NUMBERS[-1]),)


def squares(number):
    """The sum of the squares of its digits."""
    return sum(int(digit) ** 2 for digit in str(number))


@lru_cache
def happy_sums():
    """1, and all sums from which one step leads to a number that is in here already."""
    happy, more = set(), {1}
    while more:
        happy |= more
        more = {n for n in range(1, LARGEST_SUM + 1) if squares(n) in happy} - happy
    return happy


def answer(n):
    """The first sum tells."""
    return squares(n) in happy_sums()


def killers():
    """The ends of the range, the largest sums, and numbers that take longest."""
    for n in 78_999, 99_999_999, *range(1_999_999_900, 2 * 10**9), NUMBERS[-1] - 1, NUMBERS[-1]:
        yield f"{n:,}", (n,)


def workloads(size):
    """Numbers of that many digits to time."""
    return {"happy": (10 ** (size - 1),), "all nines": (10**size - 1,)}
