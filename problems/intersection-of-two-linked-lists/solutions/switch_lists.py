"""Two pointers that switch lists: both routes have m + n nodes, so the pointers arrive together.

One walks A and then B, the other B and then A. Both routes end with the shared nodes, so the
pointers reach the first shared node together. If nothing is shared, both reach the end, None, at
the same time.

For intersectVal = 8, listA = [4, 8, 5], listB = [6, 1, 8, 5], skipA = 1, skipB = 2:

    a.val  b.val
    4      6
    8      1
    5      8
    -      5      a is at the end of A
    6      -      a goes on with B, and b is at the end of B
    1      4
    8      8      the first shared node
    return 8 → 5
Level: 2
From: length_difference; both lists are walked only to count, so let the walks themselves make up
  for the difference
Ask: How far does a walk go that takes first one list and then the other? Does the order matter?
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
