"""Send the number at index 0 to the index that it equals, until an equal one is already there.

What it finds there comes back to index 0, and is sent home next. No number is 0, so index 0 is home
to none of them, and there is always one to send. Each swap brings another number home.
Time: O(n)
Space: O(1): it changes the list that it is given
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        while nums[nums[0]] != nums[0]:
            number = nums[0]
            nums[0], nums[number] = nums[number], number
        return nums[0]
