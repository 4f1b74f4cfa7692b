"""For each first value, the values seen after it: does one of them complete this value?

That is Two Sum for each first value. A triplet may turn up many times; as a sorted tuple in a
set, it is there once. Each value is the first just once, at its first place: triplets with an
item before that have already been found, when that item was the first.
Time: O(n²), if hashing spreads the values as usual
Space: O(n) besides the result
"""


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        triplets = set()
        used = set()
        for i, first in enumerate(nums):
            if first in used:
                continue
            used.add(first)
            seen = set()
            for second in nums[i + 1 :]:
                third = -first - second
                if third in seen:
                    triplets.add(tuple(sorted((first, second, third))))
                seen.add(second)
        return [list(triplet) for triplet in triplets]
