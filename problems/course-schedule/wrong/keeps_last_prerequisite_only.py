"""Keeps only the last prerequisite that is listed for each course.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4278"


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = dict(prerequisites)
        for course, needed in prerequisites:
            path = [course, needed]
            while path[-1] is not None:
                if path[-1] in path[:-1]:
                    return False
                path.append(needs.get(path[-1]))
        return True
