"""Does not cut the link of the last node, which may lead back to the node before it."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = last = ListNode()
        node = head
        while node:
            first, stack = node, []
            while node and len(stack) < k:
                stack.append(node)
                node = node.next
            if len(stack) < k:
                last.next = first
                return front.next
            while stack:
                last.next = stack.pop()
                last = last.next
        return front.next
