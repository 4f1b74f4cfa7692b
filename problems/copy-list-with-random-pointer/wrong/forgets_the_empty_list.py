"""Looks up the copy of the first node even if the list is empty."""

VERDICT = "Runtime Error"


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        copies = {}
        node = head
        while node:
            copies[node] = Node(node.val)
            node = node.next
        node = head
        while node:
            copies[node].next = copies.get(node.next)
            copies[node].random = copies.get(node.random)
            node = node.next
        return copies[head]
