"""Rules out a radius that is large enough, although it may be the smallest such radius."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        squares = [x * x + y * y for x, y in points]
        low, high = 0, max(squares)
        while low < high:
            middle = (low + high) // 2
            if sum(square <= middle for square in squares) >= k:
                high = middle - 1
            else:
                low = middle + 1
        inside = [point for point, square in zip(points, squares) if square < low]
        on = [point for point, square in zip(points, squares) if square == low]
        return (inside + on)[:k]
