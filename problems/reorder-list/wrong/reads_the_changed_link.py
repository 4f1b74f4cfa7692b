"""Changes a link before it has read where the link led."""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        second = self.reverse(slow.next)
        slow.next = None

        first = head
        while second:
            after_second = second.next
            first.next = second
            second.next = first.next
            first, second = second.next, after_second

    def reverse(self, node):
        """Turn every link around, and return the node that was last."""
        before = None
        while node:
            following = node.next
            node.next = before
            before, node = node, following
        return before
