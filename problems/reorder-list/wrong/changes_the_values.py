"""Reorders the values, but leaves the nodes in their old order."""


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
        for node, value in zip(nodes, [other.val for other in order]):
            node.val = value
