"""Binary search among the numbers 1 to n: are there too many in the list up to the middle one?

If the repeated number is above the middle one, m, those up to m occur at most once, so there are at
most m of them. If not, those above m occur at most once; they are at most n - m of the n + 1, which
leaves more than m.
Time: O(n log n): each step counts through the whole list
Space: O(1)
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            count = sum(number <= middle for number in nums)
            if count > middle:
                high = middle
            else:
                low = middle + 1
        return low
