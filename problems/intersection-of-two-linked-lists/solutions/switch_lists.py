"""Two pointers that switch lists: both routes have m + n nodes, so the pointers arrive together.

One walks A and then B, the other B and then A. Both routes end with the shared nodes, so the
pointers reach the first shared node together. If nothing is shared, both reach the end, None, at
the same time.
Level: 2
Beware: wrong/never_at_the_end, wrong/restarts_on_its_own_list
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
