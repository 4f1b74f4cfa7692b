"""Compares the halves without reversing one of them."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        last = slow
        front, back = head, last
        while back and front.val == back.val:
            front = front.next
            back = back.next
        return back is None
