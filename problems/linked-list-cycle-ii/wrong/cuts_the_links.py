"""Destroys the list: cuts the link after each node, to recognize the first repeated node."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        visited = object()
        node = head
        while node and node.next is not visited:
            node.next, node = visited, node.next
        return node
