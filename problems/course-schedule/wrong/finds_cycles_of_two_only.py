"""Looks only for two courses that need each other, and misses longer cycles."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        pairs = {(course, needed) for course, needed in prerequisites}
        return not any((needed, course) in pairs for course, needed in pairs)
