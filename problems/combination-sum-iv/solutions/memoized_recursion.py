"""Memoized recursion: try each number as the first of a sum; the rest is a smaller target.

Sums with different first numbers are different, so their ways add up:

    ways(left) = sum(ways(left - first) for first in nums if first <= left)

The base case is ways(0) = 1, the sum of no numbers. Many beginnings leave the same target, so each
target is computed once. If 1 is in the list, the recursion is as deep as the target, up to 1000. A
plain dictionary allows that depth; in some versions of Python, `functools.cache` does not.
Level: 2
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
