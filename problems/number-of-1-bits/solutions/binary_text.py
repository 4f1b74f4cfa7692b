"""Binary text: write the number in binary, and count the characters that are "1".

`f"{11:b}"` is "1011". Since Python 3.10, `n.bit_count()` counts the 1s without a string.
Level: 1
Beware: wrong/prefix_counts
Time: O(b) for a b-bit number
Space: O(b), the string
"""


class Solution:
    def hammingWeight(self, n: int) -> int:
        return f"{n:b}".count("1")
