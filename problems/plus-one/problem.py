"""Plus One: the digits to judge on, and the number whose digits they are."""

SMALL, LARGEST = 4, 100
COMPARED = [("nines", 10), ("nines", 100), ("ones", 100)]


def inputs(pick, size):
    """Any digits; larger inputs often end with nines, and nearly all of them may be nines."""
    count = pick(range(1, size + 1))
    nines = pick(range(count + 1)) if size > SMALL else 0
    some = range(10) if size <= SMALL else pick.values(range(10))
    digits = [pick(some) for _ in range(count - nines)] + [9] * nines
    if size > SMALL and pick((True, False)):
        digits = pick.near(digits, range(10))
    return (digits,)


def check(digits):
    """No leading zero, unless the number is 0."""
    if digits[0] == 0 and len(digits) > 1:
        raise ValueError("there is a leading zero")


def answer(digits):
    return [int(digit) for digit in str(int("".join(map(str, digits))) + 1)]


def killers():
    """The longest numbers, and those at the bounds of integers of 32 and 64 bits, and of floats."""
    yield from (
        (name, arguments) for count in (99, 100) for name, arguments in workloads(count).items()
    )
    for number in 2**31 - 1, 2**32 - 1, 2**53, 2**63 - 1, 2**64 - 1, 10**22, 10**23:
        yield str(number), ([*map(int, str(number))],)


def workloads(size):
    """Numbers of that many digits to time."""
    return {"nines": ([9] * size,), "ones": ([1] * size,)}
