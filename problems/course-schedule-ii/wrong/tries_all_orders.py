"""Tries all orders of the courses until one is right."""

from itertools import permutations

VERDICT = "Time Limit Exceeded"


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        for order in permutations(range(numCourses)):
            position = {course: i for i, course in enumerate(order)}
            if all(position[needed] < position[course] for course, needed in prerequisites):
                return list(order)
        return []
