"""Grows from the middle all the way to the left before it goes to the right."""


class Solution:
    def largestRectangleArea(self, heights: list[int]) -> int:
        return self.largest(heights, 0, len(heights) - 1)

    def largest(self, heights, first, last):
        if first == last:
            return heights[first]
        middle = (first + last) // 2
        return max(
            self.largest(heights, first, middle),
            self.largest(heights, middle + 1, last),
            self.across(heights, first, middle, last),
        )

    def across(self, heights, first, middle, last):
        left, right = middle, middle + 1
        height = min(heights[left], heights[right])
        largest = 2 * height
        while first < left or right < last:
            if first < left:
                left -= 1
                height = min(height, heights[left])
            else:
                right += 1
                height = min(height, heights[right])
            largest = max(largest, height * (right - left + 1))
        return largest
