"""Compares values, not nodes, in the second phase, but different nodes may have the same value."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        else:
            return None
        node = head
        while node.val != slow.val:
            node = node.next
            slow = slow.next
        return node
