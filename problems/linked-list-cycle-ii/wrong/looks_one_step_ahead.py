"""Moves the fast pointer by two nodes without checking that a next node exists."""

VERDICT = "Runtime Error"


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        else:
            return None
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
