"""Compares the sums of both halves."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        half = len(values) // 2
        return sum(values[:half]) == sum(values[len(values) - half :])
