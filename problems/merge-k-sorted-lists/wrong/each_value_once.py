"""Collects the values in a set, which keeps each of them only once."""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        values = set()
        for first in lists:
            node = first
            while node:
                values.add(node.val)
                node = node.next
        merged = None
        for value in sorted(values, reverse=True):
            merged = ListNode(value, merged)
        return merged
