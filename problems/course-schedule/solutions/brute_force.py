"""Simulation, term by term: take all courses that are ready, and drop the pairs that they settle.

A pair [a, b] stays as long as course b is itself waiting for a course. When a term drops no pair,
the waiting courses include a cycle.

For numCourses = 4, prerequisites = [[1, 0], [2, 1], [3, 2], [3, 0]]:

    waiting    pairs
    -          [[1, 0], [2, 1], [3, 2], [3, 0]]
    {1, 2, 3}  [[2, 1], [3, 2]]                  course 0 is taken
    {2, 3}     [[3, 2]]                          course 1 is taken
    {3}        []                                course 2 is taken, and then course 3
    return True
Level: 1
Time: O(n · p), for n courses and p pairs: on a chain, each term settles one pair
Space: O(p)
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        pairs = prerequisites
        while pairs:
            waiting = {course for course, _ in pairs}
            remaining = [pair for pair in pairs if pair[1] in waiting]
            if len(remaining) == len(pairs):
                return False
            pairs = remaining
        return True
