"""Greedy: keep the smallest and largest number of open parentheses; all between them are possible.

A star widens the range on both sides. The number of open parentheses is never below 0, so `fewest`
stops at 0; if even `most` is below 0, no reading is valid. At the end, 0 must be in the range.

For s = "(*)*(":

    sign  fewest  most
    -     0       0
    (     1       1
    *     0       2     closing, nothing, or opening
    )     0       1     at least 0
    *     0       2
    (     1       3     at least one remains open
    return False
Level: 2
From: memoized_recursion; at each index, the possible numbers of open parentheses are consecutive,
  so keep only the smallest and the largest
Ask: Write down all numbers of open parentheses that are possible after each sign. What do these
  sets have in common?
Beware: wrong/fewest_below_none, wrong/most_are_not_checked
Time: O(n)
Space: O(1)
"""


class Solution:
    def checkValidString(self, s: str) -> bool:
        fewest = most = 0
        for sign in s:
            if sign == "(":
                fewest += 1
                most += 1
            elif sign == ")":
                fewest -= 1
                most -= 1
            else:
                fewest -= 1
                most += 1
            if most < 0:
                return False
            fewest = max(fewest, 0)
        return fewest == 0
