"""Follow the numbers from index to index, from 0 on: where the way enters a cycle is the answer.

Each number is read as the next index. No number is 0, so the way starts outside the cycle; where it
enters, two indexes lead to the same number. Floyd: the fast walker meets the slow one in the cycle,
and from there it is as far to the entry, but for whole rounds, as from 0. So two walkers at the
same pace, one from each of these, meet at the entry.
Time: O(n)
Space: O(1)
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        slow, fast = nums[0], nums[nums[0]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        start = 0
        while start != slow:
            start = nums[start]
            slow = nums[slow]
        return start
