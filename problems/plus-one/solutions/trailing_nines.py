"""Count the nines at the end: they become zeros, and the digit before them grows by one.

Without a digit before them, a new one starts at 0 and grows to 1.
Time: O(n)
Space: O(n)
"""


class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        kept = len(digits)
        while kept and digits[kept - 1] == 9:
            kept -= 1
        head = digits[:kept] or [0]
        return [*head[:-1], head[-1] + 1, *[0] * (len(digits) - kept)]
