"""Floyd's cycle finding: from where the two pointers meet, the entry is as far as from the head.

When they meet, the fast pointer is ahead by as many steps as the slow one has taken: whole laps. So
a pointer that starts at the head and the slow one, at the same pace, are always whole laps apart.
The first node at which both can be is where the cycle begins.

For head = [3, 2, 0, -4], pos = 1:

    slow.val  fast.val  node.val
    3         3         -
    2         0         -
    0         2         -
    -4        -4        -         they meet
    -4        -4        3         a second walk begins at the head
    2         -4        2         the entry
Level: 2
Beware: wrong/where_they_meet, wrong/fast_starts_ahead
Time: O(n)
Space: O(1)
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        else:
            return None
        node = head
        while node is not slow:
            node = node.next
            slow = slow.next
        return node
