"""Stack for each group: push k nodes, then pop them, the last one first.

If the list ends before the stack holds k nodes, these nodes keep their order: the end of the
reversed part is linked to the first of them.
Level: 2
Time: O(n)
Space: O(k), the stack
"""


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
        last.next = None  # its old link may lead to the node that is now before it
        return front.next
