"""Forgets the courses that no pair names."""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        order = [
            course for course in range(numCourses) if missing[course] == 0 and needed_by[course]
        ]
        for taken in order:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return (
            order
            if len(order) == len({course for pair in prerequisites for course in pair})
            else []
        )
