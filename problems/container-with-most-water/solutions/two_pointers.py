"""Two pointers from both ends: the lower of the two lines has had its widest container, and can go.

With any line further in, the lower line would make a container that is not higher, and is narrower.
So only the other line may still be part of a better container. Of equal lines, either can go: a
better container needs two higher lines.

For height = [1, 8, 6, 2, 5]:

    left  right  best
    0     4      0
    1     4      4     1 is the lower end
    1     3      15    5 is the lower end
    1     2      15
    return 15
Level: 2
Beware: wrong/drops_the_taller, wrong/up_to_the_taller
Time: O(n)
Space: O(1)
"""


class Solution:
    def maxArea(self, height: list[int]) -> int:
        left, right = 0, len(height) - 1
        best = 0
        while left < right:
            best = max(best, min(height[left], height[right]) * (right - left))
            if height[left] < height[right]:
                left += 1
            else:
                right -= 1
        return best
