"""Checks only that the fast pointer is at a node, not that another node follows."""

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
