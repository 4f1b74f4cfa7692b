"""Compares the values at the two pointers, but different nodes may have the same value."""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if fast and slow.val == fast.val:
                return True
        return False
