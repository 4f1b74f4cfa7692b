"""Course Schedule: the lists to judge on, and the standard library's search for a cycle."""

from graphlib import CycleError, TopologicalSorter
from itertools import combinations, product

SMALL, LARGEST = 4, 2000
COMPARED = [("ladder", 10), ("ladder", 2000), ("ring", 2000)]


def inputs(pick, size):
    """Any pairs of a few courses, in either order; up to three courses may need themselves."""
    courses = pick(range(1, min(size, 10) + 1))
    pairs = [[a, b] for a, b in product(range(courses), repeat=2) if a != b or courses < SMALL]
    return courses, [pair for pair in pairs if pick((False, True))][:: pick((1, -1))]


def check(courses, pairs):
    """Different pairs."""
    if len({(a, b) for a, b in pairs}) < len(pairs):
        raise ValueError("a pair is listed twice")


def answer(numCourses, prerequisites):
    """No course comes before itself."""
    courses = TopologicalSorter()
    for course, needed in prerequisites:
        courses.add(course, needed)
    try:
        courses.prepare()
    except CycleError:
        return False
    return True


def gen_any_order(rng, size):
    """Courses that need earlier ones in a random order, and at times one that needs a later one."""
    order = rng.sample(range(size // 10 + 1), size // 10 + 1)
    pairs = {tuple(sorted(rng.choices(order, k=2), key=order.index)) for _ in order}
    pairs = [[later, early] for early, later in sorted(pairs) if early != later]
    return len(order), pairs + [rng.choice([*pairs, [0, 0]])[::-1]] * rng.randrange(2)


def killers():
    """Lists at the bounds, named after what makes them hard."""
    courses, ladder = workloads(LARGEST)["ladder"]
    yield "a ladder of 2,000 courses: too many ways", (courses, ladder)
    yield "the ladder the other way round", (courses, [pair[::-1] for pair in ladder])
    yield "a ring of 2,000 courses", workloads(LARGEST)["ring"]
    yield "4,950 pairs", (LARGEST, [[b, a] for a, b in combinations(range(100), 2)])


def workloads(size):
    """That many courses to time."""
    chain = [[i + 1, i] for i in range(size - 1)]
    ladder = chain + [[i + 2, i] for i in range(size - 2)]
    return {"ladder": (size, ladder), "ring": (size, [*chain, [0, size - 1]])}
