"""Deque of all nodes: take them from its front and its back in turn.

A linked list reveals its last node only after a walk to its end; a deque gives access to both ends.
The node that is taken last may still link to a node that was taken before, so that link is cut.
Level: 1
Time: O(n)
Space: O(n)
"""

from collections import deque


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        nodes = deque()
        node = head
        while node:
            nodes.append(node)
            node = node.next

        last = nodes.popleft()
        from_the_back = True
        while nodes:
            last.next = nodes.pop() if from_the_back else nodes.popleft()
            last = last.next
            from_the_back = not from_the_back
        last.next = None
