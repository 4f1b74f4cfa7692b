"""Forgets which courses are done, so it walks every path to each of them, which is exponential."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        path = set()

        def can_finish(course):
            if course in path:
                return False
            path.add(course)
            finished = all(can_finish(needed) for needed in needs[course])
            path.discard(course)
            return finished

        return all(can_finish(course) for course in range(numCourses))
