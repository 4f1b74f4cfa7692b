"""Two binary searches: find the smallest item first, then search in the order that starts there.

Counted from the smallest item, the items are in ascending order. Adding the index of the smallest
item turns a position in that order into an index; modulo n, the index wraps around at the end.

For nums = [4, 5, 6, 7, 0, 1, 2], target = 5:

    smallest  low  high  middle  index  nums[index]
    4         0    6     3       0      4            too small
    4         4    6     5       2      6            too large
    4         4    4     4       1      5
    return 1
Level: 3
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
