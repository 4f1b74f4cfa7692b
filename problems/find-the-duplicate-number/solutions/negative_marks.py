"""Mark each number as seen by a minus sign at its index; the repeated one finds its mark there.

No number is 0, so each can bear a minus sign, and its absolute value is what it was before.
Time: O(n)
Space: O(1): it changes the list that it is given
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        for marked in nums:
            number = abs(marked)
            if nums[number] < 0:
                return number
            nums[number] = -nums[number]
