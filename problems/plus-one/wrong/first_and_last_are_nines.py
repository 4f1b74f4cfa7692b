"""Puts a 1 before the number whenever its first and last digits were nines."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        grows = digits[0] == digits[-1] == 9
        for i in reversed(range(len(digits))):
            if digits[i] < 9:
                digits[i] += 1
                break
            digits[i] = 0
        return [1, *digits] if grows else digits
