"""Term by term: take every course that needs nothing more, and strike out the pairs it settles.

A pair is left if the course that it needs is itself waiting for something. When a term strikes out
nothing, the courses of the pairs that are left wait for each other.
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
