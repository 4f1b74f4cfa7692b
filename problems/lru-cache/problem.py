"""LRU Cache: the calls to judge on, and a class that keeps its keys in order of use."""

from random import Random

SMALL, LARGEST = 5, 2000
KEYS, VALUES, CAPACITY, CALLS = range(10**4 + 1), range(10**5 + 1), 3000, 200_000


class LRUCache:
    """Of all keys in the cache, the one whose last use is the earliest has to go."""

    def __init__(self, capacity):
        self.capacity, self.values = capacity, {}  # in the order of their last uses

    def get(self, key):
        if key not in self.values:
            return -1
        self.values[key] = self.values.pop(key)
        return self.values[key]

    def put(self, key, value):
        if key not in self.values and len(self.values) == self.capacity:
            del self.values[next(iter(self.values))]
        self.values[key] = value
        self.get(key)


def inputs(pick, size):
    """Any calls; in small inputs, keys are 1, 2 and any other, and values that other and 0 to 3."""
    count = pick(range(1, size + 1))
    names = [pick(("get", "put")) for _ in range(count - 1)] + ["get"]
    if size > SMALL:
        keys = pick.distinct(pick(range(1, 1 + pick((9, count)))), KEYS)
        capacity = pick(range(1, min(len(keys) + 2, CAPACITY)))
        values = pick.values(VALUES)
        return called(capacity, names, [(pick(keys), pick(values)) for _ in names])
    other, order = pick(KEYS), []
    for _ in names:
        order.append(pick(range(min(len({*order}) + 1, 3))))  # a key used before, or the next one
    keys = [(other, 1, 2)[place] for place in order]
    return called(pick((1, 2)), names, zip(keys, [other, *range(size)]))


def killers():
    """Long lists of calls for the largest cache, named after what makes them hard."""
    rng = Random("killers")
    keys = rng.sample(KEYS, CAPACITY)
    puts = [(key, rng.choice(VALUES)) for key in keys]
    gets = [(rng.choice(keys), 0) for _ in range(CALLS * 3 // 4 - CAPACITY)]
    names = ["put"] * len(puts) + ["get"] * len(gets)
    yield "3,000 keys, and 147,000 calls that find them", called(CAPACITY, names, puts + gets)
    puts = [(i % len(KEYS), i % 7) for i in range(CALLS * 7 // 10)]
    gets = [(key, 0) for key, _ in puts[-2 * CAPACITY :]]
    names = ["put"] * len(puts) + ["get"] * len(gets)
    yield "140,000 times, a key for which there is no room", called(CAPACITY, names, puts + gets)


def called(capacity, names, arguments):
    """The two lists of LeetCode: the calls, after the constructor, and what each of them gets."""
    calls = (
        [key, value] if name == "put" else [key] for name, (key, value) in zip(names, arguments)
    )
    return ["LRUCache", *names], [[capacity], *calls]
