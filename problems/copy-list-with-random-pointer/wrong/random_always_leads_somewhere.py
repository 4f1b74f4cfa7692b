"""Reads the copy after the node that `random` leads to, even if it leads to none."""

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
