"""Course Schedule II: the lists to judge on, and the standard library's topological order."""

from graphlib import CycleError, TopologicalSorter
from itertools import permutations
from random import Random

SMALL, LARGEST = 4, 2000
COMPARED = [("ladder", 10), ("ladder", 2000), ("ring", 2000)]


def inputs(pick, size):
    """Any pairs of a few courses, in either order."""
    if size > SMALL:
        return many(pick, size)
    courses = pick(range(1, size + 1))
    pairs = [[*pair] for pair in permutations(range(courses), 2)]
    return courses, [pair for pair in pairs if pick((False, True))][:: pick((1, -1))]


def many(pick, size):
    """Courses that need some of the courses shortly before them, and at times a later one."""
    order = [*range(pick(range(2, size + 1)))]
    reach, most = pick(range(1, len(order))), pick(range(1, min(20, 8000 // len(order)) + 1))
    pairs, steps = set(), [range(count) for count in range(most + 1)]
    for place in order[1:]:
        pairs |= {(place, place - 1 - pick(range(min(place, reach)))) for _ in pick(steps)}
    if pick((False, True, True)):
        pairs.add((pick(order[:-1]), order[-1]))
    if pick((False, True)):
        pairs = {(early, late) for late, early in pairs}
    order = pick.shuffled(order)
    return len(order), pick.shuffled([[order[a], order[b]] for a, b in sorted(pairs)])


def check(courses, pairs):
    """Pairs of different courses, no two alike."""
    if any(a == b for a, b in pairs):
        raise ValueError("a course needs itself")
    if len({(a, b) for a, b in pairs}) < len(pairs):
        raise ValueError("a pair is listed twice")


def answer(numCourses, prerequisites):
    """An order from the standard library, unless it finds a cycle."""
    courses = TopologicalSorter(dict.fromkeys(range(numCourses), ()))
    for course, needed in prerequisites:
        courses.add(course, needed)
    try:
        return [*courses.static_order()]
    except CycleError:
        return []


def accepts(arguments, result):
    """Every course once, after all its prerequisites, or nothing if that is impossible."""
    courses, pairs = arguments
    if result == []:
        return not answer(courses, pairs) or "there is an order"
    if sorted(result) != [*range(courses)]:
        return "not every course occurs once"
    place = {course: i for i, course in enumerate(result)}
    late = [[a, b] for a, b in pairs if place[a] < place[b]]
    return not late or f"{late[0][0]} comes before {late[0][1]}, which it needs"


def killers():
    """Lists at the bounds, named after what makes them hard."""
    courses, ladder = workloads(LARGEST)["ladder"]
    yield "a ladder of 2,000 courses: too many ways", (courses, ladder)
    yield "the ladder the other way round", (courses, [pair[::-1] for pair in ladder])
    yield "a ring of 2,000 courses", workloads(LARGEST)["ring"]
    yield "2,000 courses without pairs", (LARGEST, [])
    first = [[256, course] for course in range(256)]
    yield "a course that needs 256 others", (257, first)
    yield "a course that needs 256 others, of which one needs it", (257, [*first, [0, 256]])
    rng = Random("dense")
    order = rng.sample(range(LARGEST), LARGEST)
    places = sorted({tuple(sorted(rng.sample(range(LARGEST), 2))) for _ in range(20_000)})
    dense = [[order[b], order[a]] for a, b in places]
    yield "about 20,000 pairs", (LARGEST, dense)
    yield "about 20,000 pairs, two of them contradictory", (LARGEST, [*dense, dense[-1][::-1]])
    pairs = [[other, course] for other in range(100, LARGEST) for course in range(100)]
    yield "1,900 courses need 100 each", (LARGEST, pairs)
    yield "100 courses need 1,900 each", (LARGEST, [pair[::-1] for pair in pairs])
    for base in 10, 16, 31, 32, 64, 100, 101, 128, 131, 256, 1000, 1001, 1024:
        ring = [[0, base], [1, 0], [base, 1]]
        for name, pairs in ("", ring), (", the other way round", [pair[::-1] for pair in ring]):
            yield f"a ring of which a key to base {base:,} confuses two pairs{name}", (1025, pairs)
    yield "the last two courses need each other", (LARGEST, [[1998, 1999], [1999, 1998]])


def workloads(size):
    """That many courses to time."""
    chain = [[i + 1, i] for i in range(size - 1)]
    ladder = chain + [[i + 2, i] for i in range(size - 2)]
    return {"ladder": (size, ladder), "ring": (size, [*chain, [0, size - 1]])}
