"""Gives up after 1,000 nodes, and returns the node that it has reached as the beginning."""

CAUGHT_BY = "generated"


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        seen = set()
        node = head
        while node and node not in seen and len(seen) < 1000:
            seen.add(node)
            node = node.next
        return node
