"""Follows the link that it has just turned around, and loses all but the first node."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = None, head
        while node:
            node.next = before
            before, node = node, node.next
        return before
