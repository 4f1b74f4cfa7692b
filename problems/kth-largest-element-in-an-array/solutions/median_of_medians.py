"""Quickselect, but its pivot is the median of the medians of all groups of five numbers.

Half of the medians are not below the pivot, nor are two more numbers of each of their groups; the
same holds the other way. So each round drops three tenths of the numbers or more, apart from a few,
however they are arranged. All rounds together, with those that find the pivots, take O(n).
Time: O(n)
Space: O(n)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        if len(nums) < 5:
            return sorted(nums)[-k]
        groups = [nums[i : i + 5] for i in range(0, len(nums), 5)]
        medians = [sorted(group)[len(group) // 2] for group in groups]
        pivot = self.findKthLargest(medians, (len(medians) + 1) // 2)
        greater = [num for num in nums if num > pivot]
        less = [num for num in nums if num < pivot]
        not_less = len(nums) - len(less)
        if k <= len(greater):
            return self.findKthLargest(greater, k)
        if k > not_less:
            return self.findKthLargest(less, k - not_less)
        return pivot
