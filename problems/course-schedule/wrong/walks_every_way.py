"""Forgets which courses are done, and so walks every way to each of them: exponential time."""

VERDICT = "Time Limit Exceeded"


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        way = set()

        def can_finish(course):
            if course in way:
                return False
            way.add(course)
            finished = all(can_finish(needed) for needed in needs[course])
            way.discard(course)
            return finished

        return all(can_finish(course) for course in range(numCourses))
