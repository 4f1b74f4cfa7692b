"""Keeps only the last prerequisite that is listed for each course."""

NEW, IN_PROGRESS, DONE = range(3)


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course] = [needed]
        state = [NEW] * numCourses
        order = []

        def can_finish(course):
            if state[course] == NEW:
                state[course] = IN_PROGRESS
                for needed in needs[course]:
                    if not can_finish(needed):
                        return False
                state[course] = DONE
                order.append(course)
            return state[course] == DONE

        if all(can_finish(course) for course in range(numCourses)):
            return order
        return []
