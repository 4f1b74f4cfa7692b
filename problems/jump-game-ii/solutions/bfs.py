"""Breadth-first search without a queue: the places the same number of jumps away form a window.

The places that take exactly k jumps are next to each other. The next window starts right after this
window, and ends at the farthest place that a jump from this window reaches.

For nums = [2, 3, 1, 1, 4]:

    jumps  first  last
    0      0      0
    1      1      2     with one jump
    2      3      4     with two jumps
    return 2
Level: 2
From: table; each place is compared with all places in its reach, although places that take the same
  number of jumps are next to each other, so group them
Ask: Which places take exactly one jump, and which take two? Where does each of these groups end?
Beware: wrong/queue_without_marks
Time: O(n)
Space: O(1)
"""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = first = last = 0
        while last < len(nums) - 1:
            farthest = max(place + nums[place] for place in range(first, last + 1))
            first, last = last + 1, farthest
            jumps += 1
        return jumps
