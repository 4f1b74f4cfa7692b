"""Sorting: put all values into one Python list, sort it, and build a new linked list from it.

Python's sort benefits from the sorted lists: it finds the sorted runs, and merges them. But if each
list has only a few nodes, the runs may be too short to help.
Level: 1
Time: O(k + n log n) for n nodes in all
Space: O(n)
"""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        values = []
        for first in lists:
            node = first
            while node:
                values.append(node.val)
                node = node.next
        values.sort()
        merged = None
        for value in reversed(values):
            merged = ListNode(value, merged)
        return merged
