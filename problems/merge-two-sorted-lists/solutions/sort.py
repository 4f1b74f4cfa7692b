"""Sorting: put all nodes into one Python list, sort it by value, and link each node to the next.

The given lists need not be sorted, and there may be any number of them. Still, Python's sort
finds long runs that are sorted already by itself, and only has to merge them.
Level: 1
Time: O((n + m) log(n + m)); O(n + m) with Python's sort, which makes use of sorted runs
Space: O(n + m)
"""

from itertools import pairwise


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        nodes = []
        for first in list1, list2:
            node = first
            while node:
                nodes.append(node)
                node = node.next
        nodes.sort(key=lambda node: node.val)
        for node, following in pairwise([*nodes, None]):
            node.next = following
        return nodes[0] if nodes else None
