"""Starts with the first node as its own predecessor, so it points to itself."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before = node = head
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
