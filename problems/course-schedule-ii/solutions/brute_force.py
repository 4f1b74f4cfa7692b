"""Simulation, term by term: all courses that need none of the remaining courses are taken at once.

A pair [a, b] stays until course b has been taken. If courses remain but none is ready, some of them
wait for each other.

For numCourses = 4, prerequisites = [[1, 0], [2, 0], [3, 1], [3, 2]]:

    ready   order         pairs
    -       []            [[1, 0], [2, 0], [3, 1], [3, 2]]
    {0}     [0]           [[3, 1], [3, 2]]
    {1, 2}  [0, 1, 2]     []
    {3}     [0, 1, 2, 3]  []
    return [0, 1, 2, 3]
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
