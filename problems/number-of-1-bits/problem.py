"""Number of 1 Bits: the numbers to judge on, and the powers of two that add up to them."""

SMALL, LARGEST = 3, 8  # hexadecimal digits
COMPARED = [("one bit", 1), ("one bit", 31), ("every second bit", 31), ("every bit", 31)]
NUMBERS = range(1, 2**31)


def inputs(pick, size):
    """Any number, or one of eight hexadecimal digits, all 0 except the first or the last `size`."""
    if pick(("any", "digits")) == "any":
        return (pick(NUMBERS),)
    number = 0
    for _ in range(size):
        number = number * 16 + pick(range(16))
    return (number * pick((1, 16 ** (LARGEST - size))),)


def answer(n):
    """Take the largest power of two away again and again."""
    count = 0
    for place in reversed(range(31)):
        if n >= 2**place:
            n, count = n - 2**place, count + 1
    return count


def killers():
    """Numbers with one 1 in 31 places, and with one 0."""
    for bit in range(31):
        yield f"a single 1, in place {bit}", (1 << bit,)
        yield f"31 places, all 1 but place {bit}", (NUMBERS[-1] ^ 1 << bit,)


def workloads(size):
    """Numbers with that many digits to time."""
    every = (1 << size) - 1
    return {
        "one bit": (1 << size - 1,),
        "every second bit": (every // 3 or 1,),
        "every bit": (every,),
    }
