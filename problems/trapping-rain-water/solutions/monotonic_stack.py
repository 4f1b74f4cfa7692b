"""A stack of bars that get lower: a higher bar fills the dips before it, layer by layer.

Each bar that the new one pops is the floor of a layer. Its walls are the new bar and the one below
it on the stack, and it reaches up to the lower of the two. Without a bar below, the water runs off.
Time: O(n): each bar is pushed and popped once
Space: O(n)
"""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        stack = []  # indices of bars, none of them higher than the one before
        for right, bar in enumerate(height):
            while stack and height[stack[-1]] < bar:
                floor = height[stack.pop()]
                if stack:
                    left = stack[-1]
                    water += (min(height[left], bar) - floor) * (right - left - 1)
            stack.append(right)
        return water
