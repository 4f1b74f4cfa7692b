"""Term by term: take all courses that need nothing more, and strike out the pairs they settle.

A pair is kept as long as the course that it needs is itself waiting for something. When a term
strikes out nothing, a cycle is left among the courses that wait.
Time: O(n · p), for n courses and p pairs: on a chain, each term settles one pair
Space: O(p)
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        pairs = prerequisites
        while pairs:
            waiting = {course for course, _ in pairs}
            left = [pair for pair in pairs if pair[1] in waiting]
            if len(left) == len(pairs):
                return False
            pairs = left
        return True
