"""Swaps the first and the last node of each group, but not the nodes between them."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(0, len(nodes) - k + 1, k):
            end = start + k - 1
            nodes[start], nodes[end] = nodes[end], nodes[start]
        for node, following in zip(nodes, [*nodes[1:], None]):
            node.next = following
        return nodes[0]
