"""Shifts the values, but sets a variable, not a link, to None, so the last node stays."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        while node.next:
            node.val = node.next.val
            node = node.next
        node = None
