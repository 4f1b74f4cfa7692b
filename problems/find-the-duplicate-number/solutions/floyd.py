"""Floyd's cycle finding: read each number as the next index; the entry of the cycle is the answer.

No number is 0, so the walk from index 0 starts outside the cycle; at the entry, two indices lead to
the same number. The fast pointer meets the slow one in the cycle, and the entry is as far from
there as from 0, up to whole laps. So two pointers that move one step at a time, one from 0 and one
from the place where they met, meet again at the entry.

For nums = [1, 3, 4, 2, 2]:

    slow  fast  start
    1     3     -
    3     4     -
    2     4     -
    4     4     0      they meet
    2     4     1
    4     4     3
    2     4     2      the entry
    return 2
Level: 2
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
