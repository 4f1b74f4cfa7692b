"""Memoized recursion: try each number as the first of a sum; the rest is a smaller target.

Each sum has one first number, so the ways for all possible first numbers add up:

    ways(missing) = sum(ways(missing - first) for first in nums if first <= missing)

The base case is ways(0) = 1, the sum of no numbers. Many choices leave the same target, so the
result for each target is computed once. If 1 comes first in the list, the recursion is target + 1
calls deep: up to 1001. A plain dictionary allows that depth; in some versions of Python,
`functools.cache` does not.

For nums = [1, 3], target = 4:

    missing  return
    0        1
    1        1
    2        1
    0        1
    3        2       1 + 1 + 1 and 3
    1        1       known already
    4        3       1 + (1 + 1 + 1), 1 + 3 and 3 + 1
    return 3
Level: 2
From: wrong/no_cache; many choices leave the same target, and the ways to make it do not depend on
  these choices, so count them once
Ask: After the first number is chosen, which smaller problem remains?
Beware: wrong/no_cache, wrong/uses_zero_as_unknown
Time: O(target · n) additions, for n numbers
Space: O(target), the dictionary and the recursion
"""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        known = {0: 1}

        def ways(missing):
            if missing not in known:
                found = 0
                for first in nums:
                    if first <= missing:
                        found += ways(missing - first)
                known[missing] = found
            return known[missing]

        return ways(target)
