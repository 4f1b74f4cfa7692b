"""Links the copies to each other, but leaves each original linked to its copy."""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        node = head
        while node:
            node.next = Node(node.val, node.next)
            node = node.next.next
        node = head
        while node:
            if node.random:
                node.next.random = node.random.next
            node = node.next.next
        first = head.next if head else None
        copy = first
        while copy:
            copy.next = copy.next.next if copy.next else None
            copy = copy.next
        return first
