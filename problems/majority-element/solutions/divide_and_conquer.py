"""Divide and conquer: the majority of a list is the majority of at least one of its halves.

Otherwise, it would make up at most half of each half, so it would occur at most n / 2 times in all.
If the halves return different numbers, both are counted. A half without a majority may return any
number: the majority wins the count anyway. The base case is a single number.
Level: 3
From: counts; every number is counted, although only a number that wins in one half can win in the
  whole list, so count only the winners of the two halves
Beware: wrong/counts_the_left_half
Time: O(n log n)
Space: O(log n), the depth of the recursion
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        def candidate(start, end):
            if end - start == 1:
                return nums[start]
            middle = (start + end) // 2
            one, other = candidate(start, middle), candidate(middle, end)
            if one == other:
                return one
            counts = {one: 0, other: 0}
            for i in range(start, end):
                if nums[i] in counts:
                    counts[nums[i]] += 1
            return max(counts, key=counts.get)

        return candidate(0, len(nums))
