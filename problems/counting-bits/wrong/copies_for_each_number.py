"""Makes a new list for each number, with a copy of all counts so far: O(n²)."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def countBits(self, n: int) -> list[int]:
        ones = [0]
        for number in range(1, n + 1):
            ones = [*ones, ones[number >> 1] + (number & 1)]
        return ones
