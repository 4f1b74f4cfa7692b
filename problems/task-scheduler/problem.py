"""Task Scheduler: the tasks to judge on, and a plan that is as short as any can be."""

from collections import Counter
from random import Random
from string import ascii_uppercase

SMALL, LARGEST = 4, 10**4
COMPARED = [("one kind", 10**4), ("all kinds alike", 10**4), ("few of most kinds", 10**4)]
PAUSES = range(101)


def inputs(pick, size):
    """Small lists have each of A, B, Y and Z up to four times; others have any letters."""
    if size <= SMALL:
        tasks = [kind for kind in "ABYZ" for _ in range(pick(range(size + 1)))]
        return tasks, pick(range(size + 2))
    kinds = pick.letters(ascii_uppercase)
    return [pick(kinds) for _ in range(pick(range(1, size + 1)))], pick(PAUSES)


def answer(tasks, n):
    """At any time, run a task of the ready kind that is left most often; no plan can be shorter."""
    left, ready, time = Counter(tasks), dict.fromkeys(tasks, 0), 0
    while kinds := [kind for kind in left if left[kind]]:
        time = max(time, min(ready[kind] for kind in kinds))
        kind = max((kind for kind in kinds if ready[kind] <= time), key=left.get)
        left[kind] -= 1
        time += 1
        ready[kind] = time + n
    assert time == shortest(Counter(tasks).values(), n)
    return time


def shortest(counts, n):
    """What any plan needs at least, for each number of rounds of n + 1 units at its end.

    A task with that many of its kind after it cannot run in these rounds, as each of those needs
    its own. So all tasks like it come earlier.
    """
    return max(
        rounds * (n + 1) + sum(max(count - rounds, 0) for count in counts)
        for rounds in range(max(counts))
    )


def gen_hardly_any_waiting(rng, size):
    """About as many kinds as there are units in a round, and nearly as many tasks of each."""
    n = rng.randint(1, 24)
    kinds = rng.sample(ascii_uppercase, rng.randint(n, min(n + 3, 26)))
    most = max(size // (n + 3), 1)
    counts = [most, *(rng.randint(max(most - 2, 0), most) for _ in kinds[1:])]
    tasks = [kind for kind, count in zip(kinds, counts) for _ in range(count)]
    rng.shuffle(tasks)
    return tasks, n


def killers():
    """The longest lists, named after what makes them hard."""
    for name, (tasks, _) in workloads(LARGEST).items():
        for n in 0, 24, 25, 100:
            yield f"10⁴ tasks, {name}, n = {n}", (tasks, n)
        yield f"10⁴ tasks, {name}, sorted", (sorted(tasks), 25)
    yield "9999 A's and a Z", (["A"] * 9999 + ["Z"], 100)
    yield "all kinds twice, and waiting times longer than all of them", ([*ascii_uppercase] * 2, 26)
    yield "A and B in turn", (["A", "B"] * 5000, 100)


def workloads(size):
    """A list of that length to time."""
    rng = Random(size)
    return {
        "one kind": (["A"] * size, 100),
        "all kinds alike": (rng.sample([*ascii_uppercase] * -(-size // 26), size), 25),
        "few of most kinds": (rng.choices(ascii_uppercase, [2**-i for i in range(26)], k=size), 10),
    }
