"""Starts the fast pointer one node ahead, so the pointers of the second phase may never meet."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow, fast = head, head and head.next
        while fast and fast.next:
            if slow is fast:
                break
            slow = slow.next
            fast = fast.next.next
        else:
            return None
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
