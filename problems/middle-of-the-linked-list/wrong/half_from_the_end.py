"""Counts half of the nodes from the end, which ends on the first of two."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        return self.length_and_middle(head, 0)[1]

    def length_and_middle(self, node, before):
        if node is None:
            return before, None
        length, middle = self.length_and_middle(node.next, before + 1)
        return length, (node if before == (length - 1) // 2 else middle)
