"""Returns None for a single node with the value 0, which is its mark for an empty list."""


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
