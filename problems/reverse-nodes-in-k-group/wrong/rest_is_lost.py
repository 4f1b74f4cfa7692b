"""Does not link the nodes that are left over."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = last = ListNode()
        node = head
        while node:
            stack = []
            while node and len(stack) < k:
                stack.append(node)
                node = node.next
            if len(stack) < k:
                break
            while stack:
                last.next = stack.pop()
                last = last.next
        last.next = None
        return front.next
