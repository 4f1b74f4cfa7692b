"""Two binary searches: find the smallest item first, then search in the order that starts there.

Counted from the smallest item, the items are in ascending order. Adding the index of the smallest
item turns a position in that order into an index; modulo n, the index wraps around at the end.

For nums = [4, 5, 6, 7, 0, 1, 2], target = 5:

    middle  index  nums[index]  low  high
    -       -      -            0    6     the smallest item is at index 4
    3       0      4            4    6     too small
    5       2      6            4    4     too large
    return 1                    4 steps from the smallest item, and nums[1] is 5
Level: 3
From: binary_search; each step has to find out again which half is in order, so find the drop once,
  and search as usual from there
Beware: wrong/index_in_sorted_list
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        smallest = self.smallest(nums)
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            index = (smallest + middle) % len(nums)
            if nums[index] == target:
                return index
            if nums[index] < target:
                low = middle + 1
            else:
                high = middle - 1
        return -1

    def smallest(self, nums):
        """The index of the smallest item."""
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] > nums[high]:
                low = middle + 1
            else:
                high = middle
        return low
