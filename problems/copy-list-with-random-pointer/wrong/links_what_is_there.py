"""Sets `random` in the first pass, when the node itself and later nodes have no copies yet."""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        copies = {}
        node = head
        last = None
        while node:
            copies[node] = Node(node.val, None, copies.get(node.random))
            if last:
                last.next = copies[node]
            last = copies[node]
            node = node.next
        return copies.get(head)
