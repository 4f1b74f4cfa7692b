"""Bit manipulation: move the last bit of `n` to the end of the result, 32 times.

The bits leave `n` from the last to the first, and enter the result from the first to the last. `<<`
makes room in the result, `n & 1` is the last bit, and `>>` drops it from `n`. Moving all 32 bits
puts the leading zeros of `n` at the end of the result.

For n = 6:

    result  n
    0       6  110
    0       3  11
    1       1  1
    3       0
    6       0  the leading zeros follow: each doubles the result
    return 1610612736
Level: 2
From: binary_text; a string of 32 characters stands between two numbers, so move the bits from one
  number to the other directly
Ask: You read the bits of `n` from the last to the first: where does each of them belong in the
  result, and how do you make room for it?
Beware: wrong/makes_room_too_late, wrong/stops_at_zero
Time: O(b) for b bits, here always 32 steps
Space: O(1)
"""


class Solution:
    def reverseBits(self, n: int) -> int:
        result = 0
        for _ in range(32):
            result = (result << 1) | (n & 1)
            n >>= 1
        return result
