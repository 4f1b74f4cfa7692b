"""Stops one pair too early, and never compares the two nodes in the middle."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        left, right = 0, len(values) - 1
        while left < right - 1:
            if values[left] != values[right]:
                return False
            left += 1
            right -= 1
        return True
