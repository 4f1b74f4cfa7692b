"""Jump Game II: the fewest jumps to each place in turn."""

from random import Random

LARGEST = 10_000
COMPARED = [("ones", 10), ("ones", 10_000), ("far", 10_000), ("random", 10_000)]
JUMPS = range(1001)


def check(nums):
    """The last place can be reached."""
    if len(fewest_jumps(nums)) < len(nums):
        raise ValueError("the last place cannot be reached")


def answer(nums):
    """The jumps to the last place."""
    return fewest_jumps(nums)[-1]


def fewest_jumps(nums):
    """For each place that can be reached: the first one that leads there has the fewest, too."""
    jumps = [0]
    for place, before in enumerate(jumps):  # the list grows as we read it
        further = min(place + nums[place] + 1, len(nums)) - len(jumps)
        jumps += [before + 1] * further
    return jumps


def gen_steps(rng, size):
    """Groups of places for each number of jumps; one of each leads to the end of the next group."""
    nums, width = [], 1
    longest, jumpless = int(size ** rng.random()), rng.choice((0.1, 0.7, 1))
    while len(nums) < size - width:
        wide = rng.randint(1, min(longest, 1001 - width, size - len(nums) - width))
        steps = [rng.randint(0, i) * (rng.random() > jumpless) for i in range(wide, wide + width)]
        best = rng.randrange(width)
        steps[best] = wide + best
        nums, width = nums + steps[::-1], wide
    return (nums + [rng.choice((0, 1, JUMPS[-1]))] * width,)


def killers():
    """The longest rows, named after what makes them hard."""
    yield "10,000 places, ones behind a 0", ([2, 0] + [1] * (LARGEST - 2),)
    yield "of a thousand places, only the first leads on", ([1000, 1000] + [0] * 1000,)


def workloads(size):
    """Rows of that length to time."""
    return {
        "ones": ([1] * size,),
        "far": ([JUMPS[-1]] * size,),
        "random": (Random("random").choices(range(1, 10), k=size),),
    }
