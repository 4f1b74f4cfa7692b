"""Monotonic stack of bars that do not rise: a higher bar fills the dips before it, layer by layer.

Each bar that the new bar pops is the floor of a layer. The walls of the layer are the new bar and
the next bar on the stack, and the layer reaches up to the lower wall. Without a next bar, the water
runs off.

For height = [3, 1, 0, 2]:

    right  bar  stack      water
    1      1    [0]        0
    2      0    [0, 1]     0
    3      2    [0, 1, 2]  0
    3      2    [0, 1]     1      bar 2 is popped: the layer above it
    3      2    [0]        3      bar 1 is popped: the layer above bars 1 and 2
    return 3
Level: 3
From: prefix_maxima; no water is known before both passes are complete, so keep a stack of the bars
  that may begin a dip, and fill each dip as soon as a higher bar ends it
Beware: wrong/layers_one_bar_wide, wrong/layer_includes_a_wall
Time: O(n), amortized: each bar is pushed once, and popped at most once
Space: O(n)
"""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        stack = []  # indices of bars whose heights never rise
        for right, bar in enumerate(height):
            while stack and height[stack[-1]] < bar:
                floor = height[stack.pop()]
                if stack:
                    left = stack[-1]
                    water += (min(height[left], bar) - floor) * (right - left - 1)
            stack.append(right)
        return water
