"""Reads all pairs for each course in each round: cubic if each round takes only one course.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #23933"
VERDICT = "Time Limit Exceeded"


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        taken = set()
        more = True
        while more:
            more = False
            for course in range(numCourses):
                if course not in taken and all(
                    needed in taken for other, needed in prerequisites if other == course
                ):
                    taken.add(course)
                    more = True
        return len(taken) == numCourses
