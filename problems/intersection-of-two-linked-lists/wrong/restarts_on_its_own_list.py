"""Sends each pointer back to its own head, so they may take up to (m + 1)(n + 1) steps to meet."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        while a is not b:
            a = a.next if a else headA
            b = b.next if b else headB
        return a
