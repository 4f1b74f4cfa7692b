"""Moves the middle on at each odd number of nodes, so even at the first."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = middle = head
        while node:
            count += 1
            if count % 2 == 1:
                middle = middle.next
            node = node.next
        return middle
