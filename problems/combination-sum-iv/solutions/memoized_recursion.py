"""Memoized recursion: any number may be the first, and what it leaves is a smaller target.

Many beginnings leave the same target, so a dictionary keeps the number of ways to each. If 1 is in
the list, the recursion is as deep as the target: 1000 calls, too many for `functools.cache` in some
versions of Python.
Time: O(target · n) additions, for n numbers
Space: O(target), the dictionary and the recursion
"""


class Solution:
    def combinationSum4(self, nums: list[int], target: int) -> int:
        known = {0: 1}

        def ways(left):
            if left not in known:
                found = 0
                for first in nums:
                    if first <= left:
                        found += ways(left - first)
                known[left] = found
            return known[left]

        return ways(target)
