"""Turns all links around, but returns the old first node, which is now the last."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = None, head
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return head
