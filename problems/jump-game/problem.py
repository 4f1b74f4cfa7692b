"""Jump Game: the places that are reached one after the other."""

from random import Random

LARGEST = 10_000
COMPARED = [("ones", 10), ("ones", 10_000), ("far", 10_000), ("countdown", 10_000)]
JUMPS = range(10**5 + 1)


def answer(nums):
    """Whatever place is reached, so are all before it, and those that its jumps lead to."""
    reached = [0]
    for place in reached:  # the list grows as we read it
        reached += range(len(reached), min(place + nums[place] + 1, len(nums)))
    return len(reached) == len(nums)


def gen_short_jumps(rng, size):
    """Jumps so short that it matters which of the places within reach comes next."""
    longest = rng.randint(2, 6)
    return ([rng.randint(0, longest) for _ in range(rng.randint(1, size))],)


def killers():
    """The longest rows, named after what makes them hard."""
    yield "10,000 places, ones and a 0 before the last", ([1] * (LARGEST - 2) + [0, 1],)
    for gap in 64, 100, 256, 1000, 1024, 4096:
        yield f"ones, but no way to place {gap:,}", ([1] * (gap - 1) + [0] + [1] * gap,)
    for jump in 2**8, 1000, 2**15, 2**16, JUMPS[-1]:
        yield f"a jump of {jump:,} leads far beyond the end", ([jump, 0, 0],)
    for jump in LARGEST - 2, LARGEST - 1:
        yield f"one jump of {jump:,}, and zeros", ([jump] + [0] * (LARGEST - 1),)


def workloads(size):
    """Rows of that length to time."""
    return {
        "ones": ([1] * size,),
        "far": ([JUMPS[-1]] * size,),
        "countdown": ([*range(size - 2, -1, -1), 0],),
        "random": (Random("random").choices(range(1, 10), k=size),),
    }
