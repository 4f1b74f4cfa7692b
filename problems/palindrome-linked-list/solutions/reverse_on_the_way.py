"""Fast and slow pointers: reverse the first half on the way to the middle, then compare outwards.

When the fast pointer is at the end, the slow one is in the middle, and the links that it has turned
lead back to the head. The comparison walks along these links and restores them.
Level: 3
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
        front = node.next if fast else node  # with an odd length, the middle has no partner
        equal = True
        while back:
            equal = equal and back.val == front.val
            front = front.next
            back.next, node, back = node, back, back.next
        return equal
