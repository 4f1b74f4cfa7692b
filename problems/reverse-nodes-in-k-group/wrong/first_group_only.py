"""Reverses the first group, and links the rest to it without going on."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        rest = head
        for _ in range(k):
            if not rest:
                return head
            rest = rest.next
        previous, node = rest, head
        for _ in range(k):
            following = node.next
            node.next = previous
            previous, node = node, following
        return previous
