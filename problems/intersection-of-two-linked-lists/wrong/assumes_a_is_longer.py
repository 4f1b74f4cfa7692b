"""Skips the difference only if listA is the longer list."""

VERDICT = "Runtime Error"


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        a, b = headA, headB
        difference = self.length(headA) - self.length(headB)
        for _ in range(difference):
            a = a.next
        while a is not b:
            a, b = a.next, b.next
        return a

    def length(self, node):
        count = 0
        while node:
            count += 1
            node = node.next
        return count
