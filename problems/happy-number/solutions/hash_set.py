"""Hash set: remember every number seen, and stop at 1 or at the first number that repeats.

After one step, no number is above 730 = 1² + 9 · 9², which comes from 1,999,999,999, so the walk
must reach 1 or repeat a number.

For n = 23:

    n   seen
    23  set()
    13  {23}          2² + 3²
    10  {13, 23}      1² + 3²
    1   {10, 13, 23}
    return True
Level: 1
Ask: How large can a number get on the way? If the walk never reaches 1, what must happen sooner
  or later?
Beware: wrong/no_cycle_noticed
Time: O(log n): one step for the digits of n, then at most 730 steps from numbers below 731
Space: O(1): n, and at most 729 numbers from 2 to 730
"""


class Solution:
    def isHappy(self, n: int) -> bool:
        seen = set()
        while n != 1 and n not in seen:
            seen.add(n)
            n = sum(int(digit) ** 2 for digit in str(n))
        return n == 1
