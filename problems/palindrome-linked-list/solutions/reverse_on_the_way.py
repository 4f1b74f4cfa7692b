"""Reverse the first half while a walker twice as fast looks for the end, then compare outwards.

When the fast one is there, the slow one is in the middle, and the links behind it lead back to the
head. They are put right on the way back.
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        fast = head
        back, node = None, head
        while fast and fast.next:
            fast = fast.next.next
            node.next, back, node = back, node, node.next
        front = node.next if fast else node  # the middle of an odd number has no partner
        equal = True
        while back:
            equal = equal and back.val == front.val
            front = front.next
            back.next, node, back = node, back, back.next
        return equal
