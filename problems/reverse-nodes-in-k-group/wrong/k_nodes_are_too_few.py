"""Requires a node after the group, too, so it does not reverse a group at the end of the list."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        rest = head
        for _ in range(k):
            rest = rest.next
            if not rest:
                return head
        previous, node = self.reverseKGroup(rest, k), head
        for _ in range(k):
            following = node.next
            node.next = previous
            previous, node = node, following
        return previous
