"""Compares the numbers that the digits form forwards and backwards only modulo 10⁹ + 7."""

CAUGHT_BY = "killers"

MODULUS = 10**9 + 7


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        forwards = backwards = 0
        power = 1
        while head:
            forwards = (forwards * 10 + head.val) % MODULUS
            backwards = (backwards + head.val * power) % MODULUS
            power = power * 10 % MODULUS
            head = head.next
        return forwards == backwards
