"""Sorts the courses by in-degree, their number of prerequisites, and tries no other order."""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        for course, _ in prerequisites:
            missing[course] += 1
        order = sorted(range(numCourses), key=lambda course: missing[course])
        position = {course: i for i, course in enumerate(order)}
        if any(position[course] < position[needed] for course, needed in prerequisites):
            return []
        return order
