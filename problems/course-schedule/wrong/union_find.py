"""Joins the courses of each pair in a set, so that a ring counts in whichever direction it runs."""


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
