"""Two walks, from both ends to the tallest bar, which is a wall for all the water on the way.

With such a wall ahead, the water above each bar rises to the tallest bar passed so far.
Level: 3
From: two_pointers; each step compares the two ends only to make sure of a wall on the other side,
  so walk up to the tallest bar, which is such a wall for both sides
Time: O(n)
Space: O(n), for copies of the two sides; O(1) with indices
"""


class Solution:
    def trap(self, height: list[int]) -> int:
        tallest = height.index(max(height))
        left_side, right_side = height[:tallest], height[tallest + 1 :]
        return self.behind_a_wall(left_side) + self.behind_a_wall(reversed(right_side))

    def behind_a_wall(self, bars):
        """The water on these bars, if the next bar is at least as high as all of them."""
        water = highest = 0
        for bar in bars:
            highest = max(highest, bar)
            water += highest - bar
        return water
