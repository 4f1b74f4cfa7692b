"""Hash set: keep all numbers on the way, and stop at 1 or at a number that was there before.

After one step, no number is above 730 = 1² + 9 · 9², the sum of 1,999,999,999, so the walk must
end.
Level: 1
Beware: wrong/no_cycle_noticed
Time: O(log n): one step for the digits of n, then at most 730 for those of small numbers
Space: O(1): at most 731 numbers
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        seen = set()
        while n != 1 and n not in seen:
            seen.add(n)
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
