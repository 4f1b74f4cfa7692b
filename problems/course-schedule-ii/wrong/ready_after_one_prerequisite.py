"""Takes a course as soon as one of its prerequisites has been taken, not all of them."""

from collections import deque


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needed_by = [[] for _ in range(numCourses)]
        waits = [False] * numCourses
        for course, needed in prerequisites:
            needed_by[needed].append(course)
            waits[course] = True
        queue = deque(course for course in range(numCourses) if not waits[course])
        order, seen = [], set(queue)
        while queue:
            taken = queue.popleft()
            order.append(taken)
            for course in needed_by[taken]:
                if course not in seen:
                    seen.add(course)
                    queue.append(course)
        return order if len(order) == numCourses else []
