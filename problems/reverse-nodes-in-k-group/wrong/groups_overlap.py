"""Goes on from the second node of the group, not from the next group."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(len(nodes) - k + 1):
            nodes[start : start + k] = reversed(nodes[start : start + k])
        for node, following in zip(nodes, [*nodes[1:], None]):
            node.next = following
        return nodes[0]
