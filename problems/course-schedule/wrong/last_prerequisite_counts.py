"""Keeps only one prerequisite for each course: the last one that is listed.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #4278"


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = dict(prerequisites)
        for course, needed in prerequisites:
            way = [course, needed]
            while way[-1] is not None:
                if way[-1] in way[:-1]:
                    return False
                way.append(needs.get(way[-1]))
        return True
