"""Counts both candidates in the left half only."""


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
            for i in range(start, middle):
                if nums[i] in counts:
                    counts[nums[i]] += 1
            return max(counts, key=counts.get)

        return candidate(0, len(nums))
