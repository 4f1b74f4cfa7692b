"""Assigns to the parameter, which is only a local name: the list does not change."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node = node.next
