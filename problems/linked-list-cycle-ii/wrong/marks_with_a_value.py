"""Overwrites the value of each visited node with a value that no node can have, as a mark."""

MARK = 10**5 + 1


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        node = head
        while node and node.val != MARK:
            node.val = MARK
            node = node.next
        return node
