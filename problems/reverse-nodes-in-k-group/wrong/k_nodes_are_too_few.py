"""Wants a node after the group as well, so it leaves a group at the very end as it is."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        rest = head
        for _ in range(k):
            rest = rest.next
            if not rest:
                return head
        previous, node = self.reverseKGroup(rest, k), head
        for _ in range(k):
            node.next, previous, node = previous, node, node.next
        return previous
