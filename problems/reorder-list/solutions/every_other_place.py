"""Slices of a list of nodes: the first half and the reversed second half take every other place.

A slice with step 2 selects every other place. If the number of nodes is odd, there is one more even
place than odd places, so the first half has the extra node.
Level: 3
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
