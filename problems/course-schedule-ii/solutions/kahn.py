"""Kahn's algorithm: take any course that needs nothing more, and tick it off where it is needed.

The courses are taken in the order in which they become ready, and that is the answer. Courses on a
cycle wait for each other, and whatever needs them waits for them, so none of these is ever taken.
Time: O(n + p), for n courses and p pairs
Space: O(n + p)
"""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        order = [course for course in range(numCourses) if missing[course] == 0]
        for taken in order:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return order if len(order) == numCourses else []
