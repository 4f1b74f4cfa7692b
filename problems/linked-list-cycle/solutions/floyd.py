"""Floyd's cycle finding: a slow and a fast pointer meet if and only if there is a cycle.

Without a cycle, the fast pointer reaches the end. Once both are in a cycle, every step brings the
fast pointer one node closer to the slow one from behind. So the fast pointer cannot jump over the
slow one, and catches up by the time the slow one has gone round.

For head = [3, 2, 0, -4], pos = 1:

    slow.val  fast.val
    3         3
    2         0
    0         2         fast has gone round
    return True         both move on to -4
Level: 2
From: hash_set; the set takes O(n) space only to notice that the walk has come round, so let a
  second, faster walk notice it: in a cycle, it catches up with the first
Ask: Two runners of different speeds run on a track: what happens if it is a straight line, and what
  if it is a circle?
Beware: wrong/compares_at_the_start, wrong/compares_values
Time: O(n)
Space: O(1)
"""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                return True
        return False
