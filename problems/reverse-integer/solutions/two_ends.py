"""Two pointers: exchange the first digit with the last one, the second with the second to last.

Time: O(d) for d digits
Space: O(d), the list of digits
"""


class Solution:
    def reverse(self, x: int) -> int:
        digits = list(str(abs(x)))
        left, right = 0, len(digits) - 1
        while left < right:
            digits[left], digits[right] = digits[right], digits[left]
            left, right = left + 1, right - 1
        reverse = int("".join(digits))
        if reverse >= 2**31:  # -2³¹ itself is the reverse of no 32-bit integer
            return 0
        return -reverse if x < 0 else reverse
