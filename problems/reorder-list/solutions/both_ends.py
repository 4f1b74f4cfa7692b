"""Put all nodes into a deque, and take them from its front and its back in turn.

A linked list shows its last node only after a walk over all of it; a deque has both ends at hand.
The node that is taken last may still lead to one that was taken before: cut that link.
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
