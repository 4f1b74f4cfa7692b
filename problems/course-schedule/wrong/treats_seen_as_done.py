"""Treats every course that it has seen as done, even one that is still in progress."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        seen = set()

        def can_finish(course):
            if course in seen:
                return True
            seen.add(course)
            return all(can_finish(needed) for needed in needs[course])

        return all(can_finish(course) for course in range(numCourses))
