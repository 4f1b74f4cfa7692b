"""Treats every layer as one bar wide, but a layer spans all the bars between its walls."""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = 0
        stack = []
        for bar in height:
            while stack and stack[-1] < bar:
                floor = stack.pop()
                if stack:
                    water += min(stack[-1], bar) - floor
            stack.append(bar)
        return water
