"""Keeps the lowest 64 bits of the number that the digits form: only its last 64 digits count."""

CAUGHT_BY = "killers"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        forwards = backwards = 0
        power = 1
        while head:
            forwards = (forwards * 10 + head.val) % 2**64
            backwards = (backwards + head.val * power) % 2**64
            power = power * 10 % 2**64
            head = head.next
        return forwards == backwards
