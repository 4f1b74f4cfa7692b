"""Deque of all nodes: take them from its front and its back in turn.

The last node of a linked list is found only by a walk to its end; a deque gives access to both
ends. The node that is taken last may still link to a node that was taken earlier, so that link is
cut.

For head = [1, 2, 3, 4]:

    head           last.val  len(nodes)
    1 → 2 → 3 → 4  1         3
    1 → 4          4         2           from the back
    1 → 4 → 2 → 3  2         1           from the front
    1 → 4 → 2 → 3  3         0           from the back
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
