"""Assigns to the parameter, a name of its own: the list does not change."""


class Solution:
    def deleteNode(self, node: ListNode) -> None:
        node = node.next
