"""Set the signs aside: add the magnitudes if the signs agree, else subtract the smaller one.

Magnitudes are not negative, so no mask is needed. 6 + 3: 110 ^ 011 = 101, and what both have, 010,
is carried one place on. 6 - 3: 110 ^ 011 = 101 again, and what only the smaller has, 001, is
borrowed from one place further on: 101 - 010, then 111 - 100, then 011.
Time: O(1): each step shifts what is left by a bit, and sums have up to eleven bits
Space: O(1)
"""


class Solution:
    def getSum(self, a: int, b: int) -> int:
        small, large = sorted((a, b), key=abs)
        agree = (small < 0) == (large < 0)
        sign = ~0 if large < 0 else 1  # ~0 is -1
        small, large = abs(small), abs(large)
        while small:
            moved = small & large if agree else small & ~large
            large, small = large ^ small, moved << 1
        return sign * large
