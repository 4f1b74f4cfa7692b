"""Course Schedule: the standard library's search for a cycle."""

from graphlib import CycleError, TopologicalSorter
from itertools import combinations

LARGEST = 2000
COMPARED = [("ladder", 10), ("ladder", 2000), ("ring", 2000)]


def check(courses, pairs):
    """No two pairs are alike."""
    if len({(a, b) for a, b in pairs}) < len(pairs):
        raise ValueError("a pair is listed twice")


def answer(numCourses, prerequisites):
    """No course precedes itself."""
    courses = TopologicalSorter()
    for course, needed in prerequisites:
        courses.add(course, needed)
    try:
        courses.prepare()
    except CycleError:
        return False
    return True


def killers():
    """Lists at the bounds, named after what makes them hard."""
    courses, ladder = workloads(LARGEST)["ladder"]
    yield "a ladder of 2,000 courses: too many ways", (courses, ladder)
    yield "the ladder the other way round", (courses, [pair[::-1] for pair in ladder])
    yield "a ring of 2,000 courses", workloads(LARGEST)["ring"]
    first = [[256, course] for course in range(256)]
    yield "a course that needs 256 others", (257, first)
    yield "a course that needs 256 others, of which one needs it", (257, [*first, [0, 256]])
    star = [[course, 0] for course in range(1, LARGEST)]
    yield "all but one need that one", (LARGEST, star)
    yield "one course needs all others", (LARGEST, [pair[::-1] for pair in star])
    for base in 10, 16, 31, 32, 64, 100, 101, 128, 131, 256, 1000, 1001, 1024:
        ring = [[0, base], [1, 0], [base, 1]]
        for name, pairs in ("", ring), (", the other way round", [pair[::-1] for pair in ring]):
            yield f"a ring of which a key to base {base:,} confuses two pairs{name}", (1025, pairs)
    for pairs in [[11, 2], [1, 12], [12, 1]], [[12, 1], [1, 12], [11, 2]]:
        yield "1, 12 and 11, 2 look alike without a comma", (13, pairs)
    yield "4,950 pairs", (LARGEST, [[b, a] for a, b in combinations(range(100), 2)])


def workloads(size):
    """That many courses to time."""
    chain = [[i + 1, i] for i in range(size - 1)]
    ladder = chain + [[i + 2, i] for i in range(size - 2)]
    return {"ladder": (size, ladder), "ring": (size, [*chain, [0, size - 1]])}
