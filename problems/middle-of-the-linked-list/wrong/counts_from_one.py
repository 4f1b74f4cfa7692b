"""Counts one node too many, as it starts from 1."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 1
        node = head
        while node:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2):
            middle = middle.next
        return middle
