"""Sort by whether an item is 0: a stable sort leaves items that compare equal in their order.

False comes before True. Python's sort is stable, and quick where the items come in long runs.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        nums.sort(key=lambda number: number == 0)
