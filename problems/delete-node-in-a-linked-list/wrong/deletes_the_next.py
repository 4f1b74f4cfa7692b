"""Skips the next node without copying its value, so the wrong value is gone."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.next = node.next.next
