"""Buckets: a chain for each value links the nodes with that value, and only the values are sorted.

A node is put at the front of its chain, so there is no need to know where the chain ends. Finally,
from the greatest value down, the nodes of each chain are moved to the front of the result.
Level: 3
From: sort; equal values are compared with each other, so link the nodes with equal values to a
  chain first, and sort only the distinct values
Time: O(k + n + d log d) for n nodes with d distinct values
Space: O(d)
"""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        chains = {}
        for first in lists:
            node = first
            while node:
                following = node.next
                node.next = chains.get(node.val)
                chains[node.val] = node
                node = following
        merged = None
        for value in sorted(chains, reverse=True):
            node = chains[value]
            while node:
                following = node.next
                node.next = merged
                merged, node = node, following
        return merged
