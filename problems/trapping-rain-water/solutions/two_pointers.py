"""Two pointers from both ends: the water at the lower end depends only on the bars passed there.

A pointer passes a bar only when the other end is at least as high. So the other side has a bar at
least as high as every bar passed on this side, and the water here rises to the tallest of these.

For height = [3, 1, 0, 2]:

    left  right  right_max  water
    0     3      0          0
    0     2      2          0      0 above bar 3
    0     1      2          2      2 above bar 2
    0     0      2          3      1 above bar 1
    return 3
Level: 2
From: prefix_maxima; both maxima are stored for every bar, although only the lower of the two is
  used, so walk from both ends, and always go on at the lower end
Ask: The tallest bar so far on the left is 3 high, and some bar on the right is 4 high. Does it
  matter how high the tallest bar on the right is?
Beware: wrong/moves_the_taller_end
Time: O(n)
Space: O(1)
"""


class Solution:
    def trap(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        left_max = right_max = 0
        water = 0
        while left < right:
            if height[left] < height[right]:
                left_max = max(left_max, height[left])
                water += left_max - height[left]
                left += 1
            else:
                right_max = max(right_max, height[right])
                water += right_max - height[right]
                right -= 1
        return water
