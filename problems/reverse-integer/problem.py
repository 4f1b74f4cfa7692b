"""Reverse Integer: the numbers to judge on, and the value of each digit in its new place."""

SMALL, LARGEST = 3, 10  # digits
COMPARED = [("one digit", 1), ("all ones", 5), ("all ones", 10)]
NUMBERS = range(-(2**31), 2**31)
DIGITS = "0123456789"


def inputs(pick, size):
    """Any number; any `size` digits; and numbers whose reverse starts as 2,147,483,648 does.

    In these, one digit may be any, the rest are zeros or nines, and `x` starts with 1 or 2.
    """
    way = pick(("any", "digits", "bound"))
    if way == "any":
        return (pick(NUMBERS),)
    if way == "digits":
        x = int(pick.word(size, DIGITS))
    else:
        front = "214748364"[: pick(range(10))] + pick(DIGITS)
        x = int((front + pick("09") * 9)[:9][::-1]) + 10**9 * pick((1, 2))
    x *= pick((1, -1))
    return (x if x in NUMBERS else pick(()),)


def answer(x):
    """The first digit counts ones, the second one tens, and so on."""
    digits = [int(digit) for digit in str(abs(x))]
    reverse = sum(digit * 10**place for place, digit in enumerate(digits))
    reverse *= -1 if x < 0 else 1
    return reverse if reverse in NUMBERS else 0


def killers():
    """Numbers of ones, twos and so on, of each length, and both ends of the range."""
    for digit in DIGITS[1:]:
        for length in range(1, LARGEST + 1):
            for x in int(digit * length), -int(digit * length):
                if x in NUMBERS:
                    yield f"{x:,}", (x,)
    for x in NUMBERS[0], NUMBERS[-1]:
        yield f"the bound {x:,}", (x,)


def workloads(size):
    """Numbers of that many digits to time."""
    return {"one digit": (7,), "all ones": (int("1" * size),)}
