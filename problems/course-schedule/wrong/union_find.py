"""Ignores the direction of the pairs, so that any ring counts as a cycle."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        parent = list(range(numCourses))

        def find(course):
            while parent[course] != course:
                parent[course] = course = parent[parent[course]]
            return course

        for course, needed in prerequisites:
            if find(course) == find(needed):
                return False
            parent[find(course)] = find(needed)
        return True
