"""Checks whether `n & (1 << place)` equals 1, but a 1 in a higher place gives 2, 4, 8 ..."""


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        for place in range(31):
            if (n & (1 << place)) == 1:
                count += 1
        return count
