"""Reads the node after the one that `random` leads to, even if `random` is None."""

VERDICT = "Runtime Error"


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        node = head
        while node:
            node.next = Node(node.val, node.next)
            node = node.next.next
        node = head
        while node:
            node.next.random = node.random.next
            node = node.next.next
        first = head.next if head else None
        node = head
        while node:
            copy = node.next
            node.next = copy.next
            copy.next = node.next.next if node.next else None
            node = node.next
        return first
