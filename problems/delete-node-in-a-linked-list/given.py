"""Which node is to be deleted, and the list that is left, which only its first node shows."""


def arguments(head: ListNode, node: int):
    """The node with that value; the first node is only for `write`."""
    given = head
    while given.val != node:
        given = given.next
    return given, head


def write(result, arguments) -> ListNode:
    """The first node."""
    return arguments[1]
