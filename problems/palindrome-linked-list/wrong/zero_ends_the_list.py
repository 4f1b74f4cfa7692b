"""Treats the value 0 as the end of the list."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        values = []
        while head and head.val:
            values.append(head.val)
            head = head.next
        left, right = 0, len(values) - 1
        while left < right:
            if values[left] != values[right]:
                return False
            left += 1
            right -= 1
        return True
