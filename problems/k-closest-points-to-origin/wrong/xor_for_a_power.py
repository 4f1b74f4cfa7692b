"""Uses ^ for a power, but in Python ^ is exclusive or."""


class Solution:
    def kClosest(self, points: list[list[int]], k: int) -> list[list[int]]:
        return sorted(points, key=lambda point: (point[0] ^ 2) + (point[1] ^ 2))[:k]
