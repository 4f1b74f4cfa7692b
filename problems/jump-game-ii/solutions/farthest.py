"""Greedy: where the range of the jumps so far ends, one more jump extends it as far as possible.

The invariant: all places up to `end` take at most `jumps` jumps. The next jump may start from any
of these places, so it leads as far as the best of them. No jump is needed from the last place, so
the loop ends before it.

For nums = [2, 3, 1, 1, 4]:

    place  jumps  end  farthest
    -      0      0    0
    0      1      2    2         the first jump covers places 1 and 2
    1      1      2    4
    2      2      4    4         the second jump covers places 3 and 4
    3      2      4    4
    return 2
Level: 2
From: bfs; the window takes two nested loops, although each place is visited only once, so keep the
  maximum along the way
Ask: When you come to the end of the places that k jumps reach, what do you wish you had kept?
Beware: wrong/longest_next_jump, wrong/jumps_from_the_last_place
Time: O(n)
Space: O(1)
"""


class Solution:
    def jump(self, nums: list[int]) -> int:
        jumps = end = farthest = 0
        for place in range(len(nums) - 1):
            farthest = max(farthest, place + nums[place])
            if place == end:
                jumps += 1
                end = farthest
        return jumps
