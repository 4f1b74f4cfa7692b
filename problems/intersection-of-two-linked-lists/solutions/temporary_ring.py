"""Link the end of A to its head: if B shares nodes, it enters a ring at the first of them.

Two walkers, one twice as fast, meet when the steps of the slow one make up whole rounds. As many
more steps as lead from the head to the entrance therefore take it to the entrance, too, where it
meets a walker from the head. In the end the link is removed.
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
