"""Checks places 0 to 29, and leaves out place 30, the highest place."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        for place in range(30):
            count += (n >> place) & 1
        return count
