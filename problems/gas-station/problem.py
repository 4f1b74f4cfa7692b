"""Gas Station: the laps to judge on, and every station from which one can be driven."""

from itertools import accumulate

SMALL, LARGEST = 5, 100_000
COMPARED = [("up and down", 10), ("up and down", 100_000), ("too little", 100_000)]
UNITS = range(10**4 + 1)


def inputs(pick, size):
    """Few kinds of stations; at random, about enough gas, and a dip that leaves only one start."""
    count = pick(range(1, size + 1))
    if size <= SMALL:
        stations = [(0, 1), (2, 0), (1, 1), (0, 3), (4, 0)]
        if count < SMALL:
            stations += [(0, units := pick(UNITS)), (units, 0)]
        gas, cost = zip(*[pick(stations) for _ in range(count)])
        return [*gas], [*cost]
    units = pick.values(UNITS)
    gas = [pick(units) for _ in range(count)]
    cost = pick.near(pick.shuffled(gas), UNITS)
    for start in starts(gas, cost)[:1]:
        dip = max(0, min(sum(gas) - sum(cost) + 1, UNITS[-1] - max(gas[start], cost[start - 1])))
        gas[start] += dip
        cost[start - 1] += dip
    return gas, cost


def check(gas, cost):
    """At most one answer."""
    if len(found := starts(gas, cost)) > 1:
        raise ValueError(f"stations {found[0]} and {found[1]} are both starts: want at most one")


def starts(gas, cost):
    """The tank must never fall below its level at the start, before or after the list's end."""
    level = [0, *accumulate(gain - loss for gain, loss in zip(gas, cost))]
    before = [*accumulate(level, min)]
    after = [*accumulate(reversed(level), min)][::-1]
    lap = level[-1]
    return [i for i in range(len(gas)) if after[i] >= level[i] <= before[i] + lap]


def answer(gas, cost):
    """The only start, if there is one."""
    return (starts(gas, cost) or [-1])[0]


def killers():
    """Laps that every start nearly completes, and a start that looks worse than a thousand."""
    most, none = [UNITS[-1]] * (LARGEST // 2), [0] * (LARGEST // 2)
    yield "100,000 stations, gas and cost at their bounds", (most + none, none + most)
    yield "100,000 stations without gas", (none * 2, most * 2)
    gas, cost = none * 2, [1] * 9999 + none * 2
    gas[-1], cost[LARGEST - 2 :] = UNITS[-1], [1, 0]
    yield "100,000 stations, all gas at the last one", (gas, cost)
    gas, cost = [1, 0] * 1001, [0, 2] * 1001
    gas[1000:1000], cost[1000:1000] = [3003], [2002]
    yield "1,001 stations are free to leave", (gas, cost)


def workloads(size):
    """That many stations to time: a quarter rises, two fall and one rises, or ends level."""
    quarter = size // 4
    gas = [2] * quarter + [0] * 2 * quarter + [2] * quarter
    cost = [1] * len(gas)
    return {"up and down": (gas, cost), "too little": (gas, [*cost[1:], 2])}
