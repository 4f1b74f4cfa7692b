"""Stops one step too early, at the node without a next node, and loses that node."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = None, head
        while node and node.next:
            following = node.next
            node.next = before
            before, node = node, following
        return before
