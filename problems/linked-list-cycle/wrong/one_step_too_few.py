"""Stops at the last of 10,000 nodes, one step before it would see that the list ends there."""

CAUGHT_BY = "killers"

MOST = 10_000  # nodes, says the statement


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        node = head
        for _ in range(MOST - 1):
            if node is None:
                return False
            node = node.next
        return node is not None
