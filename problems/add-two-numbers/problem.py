"""Add Two Numbers: the lists to judge on, and the sum of both numbers, written backwards."""

from random import Random

SMALL, LARGEST = 4, 100
COMPARED = [("random", 10), ("random", 100), ("carry", 100)]


def inputs(pick, size):
    """Up to three digits in all, or up to four of 0, 1 and 9 a list; longer lists have any."""
    lengths = [pick(range(1, size + 1)) for _ in range(2)]
    few = range(10) if sum(lengths) <= 3 else (0, 1, 9)
    digits = few if size <= SMALL else pick.values(range(10))
    return tuple(number(pick, length, digits) for length in lengths)


def number(pick, length, digits):
    """That many of these digits; the input is abandoned if its number would have a leading zero."""
    values = [pick(digits) for _ in range(length)]
    return values if length == 1 or values[-1] else pick(())


def check(l1, l2):
    """No list has zeros at its end."""
    if any(len(digits) > 1 and digits[-1] == 0 for digits in (l1, l2)):
        raise ValueError("a list of several digits ends with 0: want no leading zeros")


def answer(l1, l2):
    """Each digit counts ten times as much as the one before it."""
    total = 0
    for head in l1, l2:
        node, worth = head, 1
        while node:
            total += node.val * worth
            node, worth = node.next, 10 * worth
    return [int(digit) for digit in reversed(str(total))]


def killers():
    """Numbers of 100 digits, and sums of 101."""
    nines = [9] * LARGEST
    for name, other in ("1", [1]), ("100 more", nines), ("50 nines", nines[:50]):
        yield f"100 nines, and {name}", (nines, other)
        yield f"100 nines, and {name}, the other way round", (other, nines)
    power = [0] * (LARGEST - 1) + [1]
    yield "10⁹⁹ and 1", (power, [1])
    yield "10⁹⁹ and 10⁹⁹", (power, power)


def workloads(size):
    """Two numbers of that many digits to time."""
    random = ([*Random(size).choices(range(1, 10), k=size)] for _ in range(2))
    return {"random": (*random,), "carry": ([9] * size, [1] * size)}
