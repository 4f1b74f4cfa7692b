"""Takes digits only while the number is above 0, so every negative number becomes 0."""


class Solution:
    def reverse(self, x: int) -> int:
        reverse = 0
        while x > 0:
            reverse = 10 * reverse + x % 10
            x //= 10
        return reverse if reverse < 2**31 else 0
