"""Link the end of A to its head: if B shares nodes, it now leads into a ring, at the first one.

Where a list enters a ring is found with two walkers, one twice as fast. Where they meet, the slow
one is as many nodes short of whole rounds as it walked before the ring. So a walker from there and
one from the head meet at the entrance. In the end the link is removed.
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        last = headA
        while last.next:
            last = last.next
        last.next = headA
        entrance = self.entrance(headB)
        last.next = None
        return entrance

    def entrance(self, head):
        """The first node of the ring that this list leads into, or None."""
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                while head is not slow:
                    head, slow = head.next, slow.next
                return head
        return None
