"""Marks each node that it visits with the value 0, which a node may have from the start."""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        node = head
        while node:
            if node.val == 0:
                return True
            node.val = 0
            node = node.next
        return False
