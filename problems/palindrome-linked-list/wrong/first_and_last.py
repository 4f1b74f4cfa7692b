"""Compares only the first and the last node.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #20949"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        last = head
        while last.next:
            last = last.next
        return head.val == last.val
