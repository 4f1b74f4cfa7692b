"""Handles a list of one node, but not the removal of the first of several nodes."""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        length, node = 0, head
        while node:
            length += 1
            node = node.next
        if length == 1:
            return None
        before = head
        for _ in range(length - n - 1):
            before = before.next
        before.next = before.next.next
        return head
