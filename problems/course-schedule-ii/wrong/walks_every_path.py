"""Forgets which courses are done, so it walks every path to each of them, which is exponential.

Reported as accepted in 2025.
"""

VERDICT = "Time Limit Exceeded"
REPORTED = "LeetCode-Feedback #32542"


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        path, order = set(), []

        def can_finish(course):
            if course in path:
                return False
            path.add(course)
            if not all(can_finish(needed) for needed in needs[course]):
                return False
            path.discard(course)
            if course not in order:
                order.append(course)
            return True

        return order if all(can_finish(course) for course in range(numCourses)) else []
