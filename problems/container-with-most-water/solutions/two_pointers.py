"""Two pointers from both ends: the lower of the two lines has had its widest container, and can go.

With any line further in, the lower line would make a container that is narrower and no higher. So
only the other line may still be part of a better container. If the lines are equal, either can go:
a better container needs two higher lines. The invariant: no container with a dropped line holds
more than `best`. Each step rules out one line, and with it all of its remaining pairs.

For height = [1, 8, 6, 2, 5]:

    left  right  best
    0     4      0
    1     4      4     4 wide, 1 high: no other container with the 1 holds more
    1     3      15    3 wide, 5 high: no narrower container with the 5 holds more
    1     2      15    2 wide, 2 high
    1     1      15    1 wide, 6 high
    return 15
Level: 2
From: wrong/nested_loops; all partners of a line are tried, although no nearer partner is better
  once the furthest is at least as high, so begin at both ends, and drop the lower line each time
Ask: Take the first line and the last line. Which of the two cannot make a better container with any
  other line?
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
