"""Divide and conquer: what is the majority of all must be the majority of one half at least.

If the halves disagree, both candidates are counted. A half without a majority returns any number,
which then loses the count.
Time: O(n log n)
Space: O(log n), the recursion
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
