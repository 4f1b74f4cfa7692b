"""Tests the next value as well as the next node, so it treats a 0 as the end of the list."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        before = node
        while node.next and node.next.val:
            node.val = node.next.val
            before = node
            node = node.next
        before.next = None
