"""Goes one node too far, as if places were counted from 1."""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = head
        while node:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2 + 1):
            middle = middle.next
        return middle
