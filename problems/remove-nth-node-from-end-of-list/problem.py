"""Remove Nth Node From End of List: the values without the one that is removed."""

COMPARED = [("first", 10), ("first", 30), ("middle", 30), ("last", 30)]
VALUES = range(101)


def answer(head, n):
    """The values without the one at place -n."""
    values = []
    while head:
        values.append(head.val)
        head = head.next
    del values[-n]
    return values


def workloads(size):
    """The first, middle and last of that many nodes."""
    head = [*VALUES[:size]]
    return {"first": (head, size), "middle": (head, (size + 1) // 2), "last": (head, 1)}
