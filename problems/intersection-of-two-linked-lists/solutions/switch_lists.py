"""Two walkers continue on the other list: both routes have m + n nodes, so they arrive together.

One walks A and then B, the other B and then A. Both routes end with the shared nodes, so from the
first of these on, the walkers are side by side. If nothing is shared, they come to the end, None,
at the same time.
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        while a is not b:
            a = a.next if a else headB
            b = b.next if b else headA
        return a
