"""Two pointers, after a head start: skip the extra nodes of the longer list, then walk in step.

Shared nodes are at the end of both lists. So two pointers that start equally far from the end reach
the first shared node together.
Level: 2
From: hash_set; it keeps all nodes of one list, because a node does not show how far two walks are
  from the end; their lengths do
Ask: Both lists end with the same nodes: which nodes of the longer list can be the first shared
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
