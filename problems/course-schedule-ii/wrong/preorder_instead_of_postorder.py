"""Adds a course to the order when it is first seen, before the courses that it needs."""

NEW, IN_PROGRESS, DONE = range(3)


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses
        order = []

        def can_finish(course):
            if state[course] == NEW:
                state[course] = IN_PROGRESS
                order.append(course)
                for needed in needs[course]:
                    if not can_finish(needed):
                        return False
                state[course] = DONE
            return state[course] == DONE

        if all(can_finish(course) for course in range(numCourses)):
            return order
        return []
