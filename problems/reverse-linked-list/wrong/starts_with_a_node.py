"""Starts with an extra node instead of None, and leaves it at the end of the list."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        before, node = ListNode(), head
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
