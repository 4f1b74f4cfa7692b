"""Links copies of the nodes to the first one, instead of the nodes themselves."""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next

        half = (len(nodes) + 1) // 2
        order = nodes[:]
        order[0::2] = nodes[:half]
        order[1::2] = nodes[half:][::-1]
        node = head
        for original in order[1:]:
            node.next = ListNode(original.val)
            node = node.next
        node.next = None
