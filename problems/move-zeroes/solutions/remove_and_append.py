"""Remove the first zero and append one, as often as there are zeros.

Each time, the search begins anew, and all items behind the zero move forward by one.
Time: O(n²)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        for _ in range(nums.count(0)):
            nums.remove(0)
            nums.append(0)
