"""Floyd's cycle finding: link the end of A to its head; if B shares nodes, it leads into the cycle.

The entry of the cycle is the first shared node, and is found as in 142 Linked List Cycle II.
Finally, the link is removed.
Level: 4
From: hash_set; the set only looks for the first shared node, so link the end of A to its head,
  which makes this node the entry of a cycle
Beware: wrong/leaves_the_ring
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
