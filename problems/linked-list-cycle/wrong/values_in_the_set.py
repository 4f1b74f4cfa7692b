"""Puts values into the set instead of nodes, so a repeated value looks like a cycle."""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        seen = set()
        node = head
        while node:
            if node.val in seen:
                return True
            seen.add(node.val)
            node = node.next
        return False
