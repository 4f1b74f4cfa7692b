"""Stops where there is no next node, one node too early, and loses the last one."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = None, head
        while node and node.next:
            following = node.next
            node.next = before
            before, node = node, following
        return before
