"""Rounds the half with `round`, which takes 1.5 to 2, but 2.5 to 2 as well."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        return nodes[round(len(nodes) / 2)]
