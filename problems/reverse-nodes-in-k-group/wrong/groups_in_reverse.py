"""Puts each group in front of the previous groups, as if the whole list were turned around."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        whole = len(nodes) - len(nodes) % k
        nodes[:whole] = reversed(nodes[:whole])
        for node, following in zip(nodes, [*nodes[1:], None]):
            node.next = following
        return nodes[0]
