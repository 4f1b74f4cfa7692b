"""A chain for each value: every node joins the nodes that equal it, and only the values are sorted.

A node is put in front of its chain, so there is no need to know where that ends. At last the
chains are taken apart again, from the greatest value down, each node in front of the result.
Time: O(k + n + d log d) for n nodes with d different values
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
