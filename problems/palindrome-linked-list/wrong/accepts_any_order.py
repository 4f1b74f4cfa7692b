"""Checks whether the values could be put into the order of a palindrome."""

from collections import Counter


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        counts = Counter()
        while head:
            counts[head.val] += 1
            head = head.next
        return sum(count % 2 for count in counts.values()) <= 1
