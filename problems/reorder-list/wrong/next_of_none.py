"""Reads `fast.next` before it checks whether `fast` is None."""

VERDICT = "Runtime Error"


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        slow = fast = head
        while fast.next and fast:
            slow = slow.next
            fast = fast.next.next
        second = self.reverse(slow.next)
        slow.next = None

        first = head
        while second:
            after_first, after_second = first.next, second.next
            first.next = second
            second.next = after_first
            first, second = after_first, after_second

    def reverse(self, node):
        """Turn every link around, and return the node that was last."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
