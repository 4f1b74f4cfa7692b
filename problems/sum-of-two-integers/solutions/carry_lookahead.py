"""Carry lookahead, as in processors: find all carries in steps that look twice as far each time.

A place makes a carry if both bits are 1, and passes a carry on if exactly one bit is 1. After the
first step, `carries` includes the carries made one place to the right; after the next steps, the
carries made up to 3, 7 and 15 places away. The sum is the XOR of a, b and the moved carries.

For a = 7, b = 1:

    places  carries  passes
    -       1        6       001 makes a carry; 110 pass one on
    1       3        4       011
    2       7        0       111: no place passes on any more
    return 8
Level: 4
From: xor_and_carry; a carry may have to travel one place per round, so let it travel twice as far
  in each round
Time: O(log w) for numbers of w bits: four steps for 16 bits
Space: O(1)
"""

MASK = 0xFFFF  # 16 ones
HIGHEST = 0x7FFF  # the sign is 0, and all other bits are 1


class Solution:
    def getSum(self, a: int, b: int) -> int:
        without_carries = a ^ b
        carries, passes = a & b, without_carries
        for places in 1, 2, 4, 8:
            carries |= passes & (carries << places)
            passes &= passes << places
        total = (without_carries ^ (carries << 1)) & MASK
        return total if total <= HIGHEST else ~(total ^ MASK)
