"""Counts prerequisites in a byte, so 256 prerequisites look like none."""

CAUGHT_BY = "killers"


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] = (missing[course] + 1) % 256
            needed_by[needed].append(course)
        order = [course for course in range(numCourses) if missing[course] == 0]
        for taken in order:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return order if len(order) == numCourses else []
