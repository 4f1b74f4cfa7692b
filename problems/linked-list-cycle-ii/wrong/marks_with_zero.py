"""Marks the nodes that it has visited with 0, which a node may have from the start."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        marked = []
        node = head
        while node and node.val != 0:
            marked.append((node, node.val))
            node.val = 0
            node = node.next
        for other, value in marked:
            other.val = value
        return node
