"""Cuts off the nodes after the middle node."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = head
        while node:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2):
            middle = middle.next
        middle.next = None
        return middle
