"""Binary search on the answer: the smallest squared radius whose circle holds k points or more.

A larger circle never holds fewer points, so the search can halve the range of radii. All points
inside the circle belong to the answer; points on the circle are added until there are k. If not all
points on the circle are needed, they are equal, since the answer is unique.

For points = [[3, 3], [5, -1], [-2, 4]], k = 2:

    middle  low  high
    -       0    26
    13      14   26    no point: the circle is too small
    20      14   20    two points: enough
    17      18   20    no point
    19      20   20    one point
    return [[3, 3], [-2, 4]]
Level: 4
From: quickselect; the radius is always one of the given distances, and may be a bad choice, so
  halve the range of all radii
Beware: wrong/circle_too_small, wrong/circle_cut_short
Time: O(n log m), where m is the largest of the squared distances
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
