"""Floyd's cycle finding: a walk from the head and one from the meeting point meet at the entry.

When the pointers meet, the fast one is as many steps ahead as the slow one has taken. Since both
are at the same node, these steps are whole laps. A new pointer from the head, at the slow one's
pace, stays this many steps behind the slow pointer. So when the new pointer enters the cycle, the
two meet.

For head = [1, 2, 3, 4, 5], pos = 2:

    node.val  slow.val
    1         4         slow and fast have met at 4, after 3 steps: one lap
    2         5
    3         3         the entry
    return 3 → 4 → 5
Level: 2
From: hash_set; a slow and a fast pointer show in O(1) space that there is a cycle, but they may
  meet anywhere in it, so compare how far they have gone
Ask: When the pointers meet, how many more steps has the fast one taken, and what is this number a
  multiple of? If another walk began at the head now, how far behind the slow pointer would it be?
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
