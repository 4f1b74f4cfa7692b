"""Keeps the nodes of one list by value, so only the last node of each value is kept."""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        seen = {}
        node = headA
        while node:
            seen[node.val] = node
            node = node.next
        node = headB
        while node and seen.get(node.val) is not node:
            node = node.next
        return node
