"""Two pointers, after a head start: skip the extra nodes of the longer list, then walk in step.

Shared nodes are at the end of both lists. So two pointers that start equally far from the end reach
the first shared node together.

For intersectVal = 8, listA = [4, 8, 5], listB = [6, 1, 8, 5], skipA = 1, skipB = 2:

    difference  a.val  b.val
    -1          4      1      b is a node ahead: both are equally far from the end
    -1          8      8
    return 8 → 5
Level: 2
From: hash_set; the set is needed only because the heads may not be equally far from the end, so
  measure both lists, and skip the extra nodes of the longer one
Ask: If both lists end with the same nodes, which nodes of the longer list can be the first shared
  node?
Beware: wrong/assumes_a_is_longer
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        difference = self.length(headA) - self.length(headB)
        for _ in range(difference):
            a = a.next
        for _ in range(-difference):
            b = b.next
        while a is not b:
            a, b = a.next, b.next
        return a

    def length(self, node):
        count = 0
        while node:
            count += 1
            node = node.next
        return count
