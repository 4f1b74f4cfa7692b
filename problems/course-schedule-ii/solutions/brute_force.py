"""Brute force, term by term: take all courses that are ready, and drop the pairs that they settle.

A pair [a, b] stays until course b has been taken. If courses are left but none is ready, some of
them wait for each other.
Level: 1
Time: O(n · (n + p)), for n courses and p pairs: on a chain, each term takes one course
Space: O(n + p)
"""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        order, remaining, pairs = [], set(range(numCourses)), prerequisites
        while remaining:
            ready = remaining - {course for course, _ in pairs}
            if not ready:
                return []
            order += ready
            remaining -= ready
            pairs = [pair for pair in pairs if pair[1] in remaining]
        return order
