"""Moves k nodes to the front of a group, but the group has only k - 1 nodes after its first."""

VERDICT = "Runtime Error"


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
            for _ in range(k):
                moved = first.next
                first.next = moved.next
                moved.next = before.next
                before.next = moved
            before = first
        return front.next
