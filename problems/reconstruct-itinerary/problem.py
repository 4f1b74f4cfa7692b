"""Reconstruct Itinerary: the journeys to judge on, and the first flight that loses no ticket."""

from collections import Counter
from itertools import pairwise
from random import Random
from string import ascii_uppercase

SMALL, LARGEST = 8, 300
RANDOM = 60
COMPARED = [("round trips", 10), ("round trips", 300), ("random", 300)]
HOME = "JFK"


def inputs(pick, size):
    """Any journey among a few airports, whose tickets are then shuffled."""
    airports, flights = [HOME, "ABC", "KUL", "ZRH"], pick(range(1, size + 1))
    if size > SMALL:
        flights = size
        letters = pick(("AB", "FJK", ascii_uppercase))
        airports = [HOME, *(pick.word(3, letters) for _ in range(pick(range(1, size + 1))))]
        airports = pick((airports, airports[:5]))
    journey = [HOME]
    for _ in range(flights):
        journey.append(pick([airport for airport in airports if airport != journey[-1]]))
    tickets = [list(flight) for flight in pairwise(journey)]
    return (pick.shuffled(tickets) if size > SMALL else sorted(tickets)[:: pick((1, -1))],)


def check(tickets):
    """No flight ends where it starts, and the tickets make one journey from home."""
    if any(start == end for start, end in tickets):
        raise ValueError("a flight ends where it starts")
    if any(not airport.isupper() for ticket in tickets for airport in ticket):
        raise ValueError("an airport is not in capitals")
    if not possible(Counter(map(tuple, tickets)), HOME):
        raise ValueError("the tickets cannot all be used")


def possible(left, here):
    """Tell whether a journey from here can use all remaining tickets: Euler's rules."""
    surplus = Counter()
    near = {}
    for (start, end), count in left.items():
        if count:
            surplus[start] += count
            surplus[end] -= count
            near.setdefault(start, set()).add(end)
    reached = new = {here}
    while new:
        new = set().union(*(near.get(airport, ()) for airport in new)) - reached
        reached = reached | new
    odd = {airport: count for airport, count in surplus.items() if count}
    starts_here = not odd or (odd.get(here) == 1 and sorted(odd.values()) == [-1, 1])
    return near.keys() <= reached and starts_here


def answer(tickets):
    """At each airport, the first destination from which all other tickets can still be used."""
    left, journey = Counter(map(tuple, tickets)), [HOME]
    for _ in tickets:
        here = journey[-1]
        for end in sorted({end for (start, end), count in left.items() if start == here and count}):
            left[here, end] -= 1
            if possible(left, end):
                journey.append(end)
                break
            left[here, end] += 1
    return journey


def killers():
    """Journeys of 300 flights, named after what makes them hard."""
    yield from workloads(LARGEST).items()
    way = [["JFK", "ATL"], ["JFK", "SFO"], ["SFO", "JFK"]]
    trip = ["ATL", "AAA"], ["AAA", "BBB"], ["BBB", "ATL"]
    alike = [*way, *([*flight] for flight in trip * 99)]
    yield "a detour before 99 equal round trips: too many orders", (alike,)
    yield "a detour before 148 round trips: too many orders", (way + trips("ATL", 148),)
    yield "there and back, 150 times", ([["JFK", "ANU"], ["ANU", "JFK"]] * 150,)


def trips(airport, count):
    """Flights from there to that many other airports and back."""
    others = [a + b + c for a in "BCD" for b in ascii_uppercase for c in ascii_uppercase][:count]
    return [[*pair] for other in others for pair in ((airport, other), (other, airport))]


def workloads(size):
    """That many flights to time."""
    rng, journey = Random("332"), [HOME]
    names = [start for start, _ in trips("ZZZ", size)[1::2]]
    for _ in range(size):
        journey.append(
            rng.choice([name for name in (HOME, *names[: size // 5]) if name != journey[-1]])
        )
    chain = [HOME, *names]
    return {
        "round trips": (trips(HOME, size // 2)[::-1],),
        "random": ([list(flight) for flight in pairwise(journey)],),
        "chain": ([list(flight) for flight in pairwise(chain)][::-1],),
    }
