"""Karatsuba's algorithm, divide and conquer: three products of halves instead of four.

With B = 10^(n / 2), the numbers are a · B + b and c · B + d, and the middle term of the product is
(ad + bc) · B. The sum ad + bc is (a + b) · (c + d) minus ac and bd, which are needed anyway.
Carrying is left to the end, so a digit of a sum may be above 9. Zeros in front make the length a
power of two.

    T(n) = 3 · T(n / 2) + O(n), which is O(n^1.585), as log₂ 3 ≈ 1.585
Level: 4
From: columns; every digit still meets every digit, so split both numbers in half: one of the four
  products of halves can be saved
Time: O(n^1.585), for n digits of the longer number
Space: O(n)
"""


class Solution:
    def multiply(self, num1: str, num2: str) -> str:
        size = 1
        while size < max(len(num1), len(num2)):
            size *= 2
        one = [int(digit) for digit in reversed(num1.zfill(size))]
        other = [int(digit) for digit in reversed(num2.zfill(size))]
        carry, backwards = 0, []
        for column in self.product(one, other):
            carry, digit = divmod(column + carry, 10)
            backwards.append(str(digit))
        return "".join(reversed(backwards)).lstrip("0") or "0"

    def product(self, one, other):
        """2n columns, the lowest first, from two lists of n digits; n is a power of two."""
        if len(one) == 1:
            return [one[0] * other[0], 0]
        half = len(one) // 2
        low = self.product(one[:half], other[:half])
        high = self.product(one[half:], other[half:])
        both = self.product(
            self.sums(one[:half], one[half:]), self.sums(other[:half], other[half:])
        )
        columns = low + high
        for i in range(2 * half):
            columns[half + i] += both[i] - low[i] - high[i]
        return columns

    def sums(self, one, other):
        return [a + b for a, b in zip(one, other)]
