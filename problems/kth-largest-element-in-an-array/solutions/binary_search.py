"""Binary search for the answer: the greatest number that at least k items reach or exceed.

The higher a number is, the fewer items reach it. Fewer than k reach one more than the answer, so
the answer itself must be an item, though the search never looks for one.
Time: O(n log m), for m = max(nums) - min(nums) + 1
Space: O(1)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = min(nums), max(nums)
        while low < high:
            middle = (low + high + 1) // 2
            if sum(num >= middle for num in nums) >= k:
                low = middle
            else:
                high = middle - 1
        return low
