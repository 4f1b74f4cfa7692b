"""Counting sort: count each colour, then rewrite the list.

Objects of one colour are all equal, so none has to be moved: it is enough to know how many there
are of each colour.

For nums = [2, 0, 1]:

    colour  counts     nums
    0       [1, 1, 1]  [0, 0, 1]
    1       [1, 1, 1]  [0, 1, 1]
    2       [1, 1, 1]  [0, 1, 2]
Level: 1
Beware: wrong/blocks_all_at_the_start
Time: O(n), in two passes
Space: O(1): three counters
"""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = [0, 0, 0]
        for colour in nums:
            counts[colour] += 1
        i = 0
        for colour, count in enumerate(counts):
            for _ in range(count):
                nums[i] = colour
                i += 1
