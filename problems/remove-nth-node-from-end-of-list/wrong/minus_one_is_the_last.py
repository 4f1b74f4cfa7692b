"""Reads the node before the first one at index -1 of a Python list, where the last one is."""


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
