"""Move to front: the node after the old first node moves to the front, until none follows it.

The old first node itself never moves. The nodes after it are taken out one by one and put at the
front. When no node follows the old first, the list is reversed.

For head = [1, 2, 3]:

    first      head.next
    1 → 2 → 3  2 → 3
    2 → 1 → 3  3          2 is moved to the front
    3 → 2 → 1  None       3 is moved to the front
    return 3 → 2 → 1
Level: 3
From: turn_each_link; until the end, the list is in two parts. Move one node at a time to the front
  instead: the list stays whole, so a stretch in its middle can be reversed in the same way
Beware: wrong/moves_behind_the_old_first
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        first = head
        while head and head.next:
            moved = head.next
            head.next = moved.next
            moved.next = first
            first = moved
        return first
