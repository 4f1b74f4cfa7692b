"""Searches from course 0 only, so it misses a cycle of courses that course 0 does not need."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = ["new"] * numCourses

        def can_finish(course):
            if state[course] == "new":
                state[course] = "in progress"
                if all(can_finish(needed) for needed in needs[course]):
                    state[course] = "done"
            return state[course] == "done"

        return can_finish(0)
