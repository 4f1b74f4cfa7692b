"""Two binary searches: one for the smallest item, the other for the target, counting from there.

Counted from the smallest item, all are in increasing order. Adding its index turns such a position
into an index; modulo n, it continues at the beginning of the list after the end.
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
