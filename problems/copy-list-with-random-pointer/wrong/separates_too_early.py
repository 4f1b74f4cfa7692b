"""Sets random pointers while separating the lists, so a pointer that leads back finds no copy."""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        node = head
        while node:
            node.next = Node(node.val, node.next)
            node = node.next.next
        first = head.next if head else None
        node = head
        while node:
            copy = node.next
            if node.random:
                copy.random = node.random.next
            node.next = copy.next
            copy.next = node.next.next if node.next else None
            node = node.next
        return first
