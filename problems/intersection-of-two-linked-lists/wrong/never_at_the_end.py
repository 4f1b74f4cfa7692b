"""Switches lists at the last node, so without an intersection, the pointers never stop."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        while a is not b:
            a = a.next or headB
            b = b.next or headA
        return a
