"""Compares the values of the two walkers, which different nodes may share."""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if fast and slow.val == fast.val:
                return True
        return False
