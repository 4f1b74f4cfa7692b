"""Turns every nine into a zero, even if it is not at the end."""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        result, carry = [], 1
        for digit in reversed(digits):
            if digit == 9:
                result.append(0)
            else:
                result.append(digit + carry)
                carry = 0
        return [*[1] * carry, *reversed(result)]
