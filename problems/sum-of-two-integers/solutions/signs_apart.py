"""Bit manipulation on magnitudes: add them if the signs agree; otherwise, subtract the smaller one.

XOR adds or subtracts without carrying or borrowing. A place carries if both bits are 1. When
subtracting, it borrows if only the smaller magnitude has a 1. The carry or borrow belongs one place
to the left. Magnitudes are not negative, so no mask is needed.

For a = 6, b = -3:

    large  small
    6      3      110 - 011
    5      2      101, borrow 010
    7      4      111, borrow 100
    3      0
    return 3
Level: 4
From: xor_and_carry; masks are needed only for the endless ones of negative numbers, so add or
  subtract absolute values
Beware: wrong/sign_of_a
Time: O(1): carries and borrows move left by a bit in each step, and sums have up to eleven bits
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
