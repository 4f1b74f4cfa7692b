"""Moves the fast pointer three steps at once, so the slow pointer may be half a lap off."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next and fast.next.next:
            slow = slow.next
            fast = fast.next.next.next
            if slow is fast:
                break
        else:
            return None
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
