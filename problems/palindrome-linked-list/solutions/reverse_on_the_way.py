"""Fast and slow pointers: reverse the first half on the way to the middle, then compare outwards.

When the fast pointer is at the end, `node` is in the middle, and the links turned on the way lead
from `back` to the head. The comparison walks along these links and restores them.

For head = [1, 2, 3, 2, 1]:

    back   node               front
    2 → 1  3 → 2 → 1          2 → 1  3 is in the middle
    1      2 → 3 → 2 → 1      1      2 = 2, and a link is restored
    None   1 → 2 → 3 → 2 → 1  None
    return True
Level: 3
From: reverse_second_half; the links are reversed only after the walk to the middle, so reverse the
  links that the slow pointer follows on the way
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        fast = head
        back, node = None, head
        while fast and fast.next:
            fast = fast.next.next
            following = node.next
            node.next = back
            back, node = node, following
        front = node.next if fast else node  # with an odd length, the middle has no partner
        equal = True
        while back:
            equal = equal and back.val == front.val
            front = front.next
            preceding = back.next
            back.next = node
            node, back = back, preceding
        return equal
