"""Intersection of Two Linked Lists: the lists to judge on, and their first node in common."""

SMALL, LARGEST = 5, 30_000
VALUES = range(1, 10**5 + 1)


def inputs(pick, size):
    """Any number of nodes before those that are shared; small lists have 1 and another value."""
    values = (1, pick(VALUES)) if size <= SMALL else pick.values(VALUES)
    shared = pick(range(size + 1))
    skips = [pick(range(shared == 0, size + 1 - shared)) for _ in range(2)]  # no list is empty
    a, b, tail = ([pick(values) for _ in range(length)] for length in (*skips, shared))
    return tail[0] if tail else 0, a + tail, b + tail, *skips


def check(intersectVal, listA, listB, skipA, skipB):
    """The values are in their range, and the lists end alike where they are said to be one."""
    if any(value not in VALUES for value in listA + listB):
        raise ValueError(f"want values from 1 to {VALUES[-1]}")
    if intersectVal and not [intersectVal, *listA[skipA + 1 :]] == listA[skipA:] == listB[skipB:]:
        raise ValueError(f"the lists do not end in the same values, from {intersectVal} on")


def answer(headA, headB):
    """The first node of one list that is also in the other, where None stands for the end."""
    nodes = {headA}
    while headA:
        nodes.add(headA := headA.next)
    while headB not in nodes:
        headB = headB.next
    return headB


def killers():
    """Lists of equal values, at the bounds."""
    for skipA, skipB in (0, 0), (29_999, 0), (0, 29_999), (29_999, 29_998), (15_000, 29_999):
        a, b = ([VALUES[-1]] * (1 + skip) for skip in (skipA, skipB))
        yield f"a shared node after {skipA:,} and {skipB:,}", (VALUES[-1], a, b, skipA, skipB)
        yield f"{skipA + 1:,} and {skipB + 1:,} nodes, none shared", (0, a, b, skipA, skipB)
