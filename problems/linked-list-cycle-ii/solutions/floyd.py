"""Floyd's cycle finding: a walk from the head and one from the meeting point meet at the entry.

When the pointers meet, the fast one is as many steps ahead as the slow one has taken. Since both
are at the same node, these steps are whole laps. A new pointer from the head, at the slow one's
pace, stays that many steps behind it. So when the new pointer enters the cycle, the two meet.

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
