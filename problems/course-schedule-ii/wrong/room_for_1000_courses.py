"""Has room for 1,000 courses, but there may be 2,000."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * 1000
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        order = [course for course in range(numCourses) if missing[course] == 0]
        for taken in order:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return order if len(order) == numCourses else []
