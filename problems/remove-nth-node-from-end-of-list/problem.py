"""Remove Nth Node From End of List: the lists to judge on, and what is left of their values."""

SMALL, LARGEST = 6, 30
COMPARED = [("first", 10), ("first", 30), ("middle", 30), ("last", 30)]
VALUES = range(101)


def inputs(pick, size):
    """Any list, and any node of it."""
    length, values = pick(range(1, size + 1)), pick.values(VALUES)
    return [pick(values) for _ in range(length)], pick(range(1, length + 1))


def answer(head, n):
    """The values without the one at place -n."""
    values = []
    while head:
        values.append(head.val)
        head = head.next
    del values[-n]
    return values


def killers():
    """Every node, counted from the end, of lists of every length."""
    for length in range(1, LARGEST + 1):
        for n in range(1, length + 1):
            yield f"number {n} of {length} different values", ([*range(length)], n)
    for n in 1, LARGEST:
        yield f"number {n} of 30 equal values", ([VALUES[-1]] * LARGEST, n)


def workloads(size):
    """The first, middle and last of that many nodes."""
    head = [*VALUES[:size]]
    return {"first": (head, size), "middle": (head, (size + 1) // 2), "last": (head, 1)}
