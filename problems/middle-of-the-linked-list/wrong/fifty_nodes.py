"""Stops counting at 50 nodes, and treats these as the whole list."""

CAUGHT_BY = "generated"


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = head
        while node and count < 50:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2):
            middle = middle.next
        return middle
