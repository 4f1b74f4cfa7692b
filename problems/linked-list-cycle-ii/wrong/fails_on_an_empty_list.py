"""Reads `fast.next` before it knows that the list has a node."""

VERDICT = "Runtime Error"


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast.next and fast.next.next:
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
