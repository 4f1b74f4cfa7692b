"""Remove Nth Node From End of List: the lists to judge on, and what is left of their values."""

SMALL, LARGEST = 5, 30
COMPARED = [("first", 10), ("first", 30), ("middle", 30), ("last", 30)]
VALUES = range(101)


def inputs(pick, size):
    """A list of 1, 2 and any other value; any node of it."""
    length, other = pick(range(1, size + 1)), pick(VALUES)
    return [pick((1, 2, other)) for _ in range(length)], pick(range(1, length + 1))


def answer(head, n):
    """The values without the one at place -n."""
    values = []
    while head:
        values.append(head.val)
        head = head.next
    del values[-n]
    return values


def killers():
    """Lists of 30 nodes, named after what is removed."""
    for n in range(1, LARGEST + 1):
        yield f"30 different values, without number {n} from the end", ([*range(LARGEST)], n)
    for n in 1, LARGEST:
        yield f"30 equal values, without number {n} from the end", ([VALUES[-1]] * LARGEST, n)


def workloads(size):
    """The first, middle and last of that many nodes."""
    head = [*VALUES[:size]]
    return {"first": (head, size), "middle": (head, (size + 1) // 2), "last": (head, 1)}
