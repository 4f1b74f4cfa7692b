"""Rounds half the length with `round`, which rounds 1.5 up to 2, but 2.5 down to 2."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        return nodes[round(len(nodes) / 2)]
