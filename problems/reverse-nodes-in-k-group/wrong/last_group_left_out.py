"""Stops one group too early if no nodes are left over, so it does not reverse the last group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(0, len(nodes) - k, k):
            nodes[start : start + k] = reversed(nodes[start : start + k])
        for node, following in zip(nodes, [*nodes[1:], None]):
            node.next = following
        return nodes[0]
