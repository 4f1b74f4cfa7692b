"""Binary search for the square of a radius: the least one whose circle holds at least k points.

All points inside the circle are in the answer, and as many of those on it as make up k. If not all
of these are needed, they are equal, since there is only one answer.
Time: O(n log m), where m is the greatest of the squared distances
Space: O(n)
"""


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
        inside = [point for point, square in zip(points, squares) if square < low]
        on = [point for point, square in zip(points, squares) if square == low]
        return (inside + on)[:k]
