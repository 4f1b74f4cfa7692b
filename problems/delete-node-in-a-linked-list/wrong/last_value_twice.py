"""Moves the values up, but clears a variable instead of a link, so the last node stays."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        while node.next:
            node.val = node.next.val
            node = node.next
        node = None
