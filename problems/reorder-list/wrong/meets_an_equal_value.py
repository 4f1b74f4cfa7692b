"""Treats two nodes with equal values as the same node, and stops there."""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next

        left, right = 0, len(nodes) - 1
        while left < right and nodes[left].val != nodes[right].val:
            nodes[left].next = nodes[right]
            left += 1
            if left < right:
                nodes[right].next = nodes[left]
                right -= 1
        nodes[right].next = None
