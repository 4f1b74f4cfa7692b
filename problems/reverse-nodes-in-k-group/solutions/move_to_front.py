"""Move to the front: count the nodes, then move each node of a group but its first to the front.

The first node of a group stays where it is, and the node after it goes to the front, k - 1 times.
So the first node ends up as the last, and the next group begins after it. There are n // k groups.
Level: 3
Beware: wrong/k_moves
Time: O(n), two passes
Space: O(1)
"""


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
                moved.next = before.next
                before.next = moved
            before = first
        return front.next
