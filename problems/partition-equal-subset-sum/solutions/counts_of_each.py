"""Count equal numbers: one pass over the sums per value, with how many of it each sum has used.

A sum that was possible before needs none of the new value. Any other needs one more than the sum
that is smaller by the value, as long as there are enough. With up to 100 values, long lists take
only half the work.
Time: O(k · total), for k different values
Space: O(total)
"""

from collections import Counter


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        half, rest = divmod(sum(nums), 2)
        if rest:
            return False
        possible = [True] + [False] * half
        for number, count in Counter(nums).items():
            used = [0] * (half + 1)
            for total in range(number, half + 1):
                smaller = total - number
                if not possible[total] and possible[smaller] and used[smaller] < count:
                    possible[total] = True
                    used[total] = used[smaller] + 1
        return possible[half]
