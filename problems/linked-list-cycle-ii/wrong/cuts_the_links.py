"""Cuts the link after each node, so that the walk ends at the first node that it meets again."""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        visited = object()
        node = head
        while node and node.next is not visited:
            node.next, node = visited, node.next
        return node
