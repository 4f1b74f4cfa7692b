"""Copies the link before the value, so it reads the value from the node after the next one."""

VERDICT = "Runtime Error"


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.next = node.next.next
        node.val = node.next.val
