"""Look up one byte at a time in a table that is built once, which pays off after many calls.

The table follows a rule: a number has the ones of its half, and one more if it is odd. For example,
1011 has those of 101, and one more. Four look-ups are enough for 32 bits.
Time: O(b) for a number of b bits, eight at a time
Space: O(1): a table of 256 counts
"""

ONES = [0]
for byte in range(1, 256):
    ONES.append(ONES[byte // 2] + byte % 2)


class Solution:
    def hammingWeight(self, n: int) -> int:
        count = 0
        while n:
            count += ONES[n & 0xFF]
            n >>= 8
        return count
