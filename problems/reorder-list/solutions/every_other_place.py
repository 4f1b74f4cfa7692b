"""Slices of a list of nodes: the first half goes to even indices, the reversed second half to odd.

A slice with step 2 selects every other index. If the number of nodes is odd, there is one more even
index than odd indices, so the first half has the extra node.
Level: 3
From: both_ends; the first half ends up at even indices, and the reversed second half at odd
  indices, so let two slices do what the loop does
Time: O(n)
Space: O(n)
"""

from itertools import pairwise


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next

        half = (len(nodes) + 1) // 2
        order = nodes[:]
        order[0::2] = nodes[:half]
        order[1::2] = nodes[half:][::-1]
        for node, following in pairwise(order):
            node.next = following
        order[-1].next = None
