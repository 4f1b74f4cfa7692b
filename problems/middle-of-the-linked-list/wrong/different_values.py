"""Counts each value once, even if several nodes have it."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        values = set()
        node = head
        while node:
            values.add(node.val)
            node = node.next
        middle = head
        for _ in range(len(values) // 2):
            middle = middle.next
        return middle
