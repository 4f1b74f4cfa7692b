"""Returns the value of the first shared node instead of the node."""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        seen = set()
        node = headA
        while node:
            seen.add(node)
            node = node.next
        node = headB
        while node and node not in seen:
            node = node.next
        return node.val if node else None
