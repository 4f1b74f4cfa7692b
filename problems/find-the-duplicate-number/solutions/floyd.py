"""Floyd's cycle finding: read each number as the next index; the entry of the cycle is the answer.

No number is 0, so the walk from index 0 starts outside the cycle. Two indices lead to the entry, so
it is the repeated number. When the pointers meet, the fast one is ahead by as many steps as the
slow one has taken, and these are whole laps. So if one pointer starts again at 0 and both move one
step at a time, they stay whole laps apart, and meet at the entry.

For nums = [1, 3, 4, 2, 2]:

    start  slow
    0      4     slow and fast have met at 4
    1      2
    3      4
    2      2     the entry
    return 2
Level: 2
From: hash_set; the set needs O(n) space, although each number is a legal index, so read each number
  as a link to the next one: two equal numbers link to the same place
Ask: If each number is the index to go to next, why can a walk never end, and which index can it
  never come back to? What do two equal numbers mean for the index that they name?
Beware: wrong/where_they_meet, wrong/starts_one_step_late
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
