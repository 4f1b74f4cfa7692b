"""Find all carries at once, as processors do: each step looks twice as far to the right.

A place makes a carry if both bits are 1, and passes one on if just one of them is. After the first
step, `carries` includes those made one place to the right; after the others, those made up to 3, 7
and 15 places away. 7 + 1: 001 makes one, 110 passes it on: first 001, then 011, then 111.
Time: O(log w) for numbers of w bits: four steps for 16
Space: O(1)
"""

MASK = 0xFFFF  # 16 ones
HIGHEST = 0x7FFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        without_carries = a ^ b
        carries, passes = a & b, without_carries
        for places in 1, 2, 4, 8:
            carries |= passes & carries << places
            passes &= passes << places
        total = (without_carries ^ carries << 1) & MASK
        return total if total <= HIGHEST else ~(total ^ MASK)
