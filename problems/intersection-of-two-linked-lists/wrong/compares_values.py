"""Compares the values at the two pointers instead of the nodes."""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        while a is not b:
            if a and b and a.val == b.val:
                return a
            a = a.next if a else headB
            b = b.next if b else headA
        return a
