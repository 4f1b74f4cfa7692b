"""Interleaves the second half as it is, from the middle to the end."""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        second = slow.next
        slow.next = None

        first = head
        while second:
            after_first, after_second = first.next, second.next
            first.next = second
            second.next = after_first
            first, second = after_first, after_second
