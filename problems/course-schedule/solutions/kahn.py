"""Kahn's algorithm: take any course that needs nothing more, and tick it off where it is needed.

Each course counts what it still needs, and is ready when the count is 0. Courses on a cycle wait
for each other, and whatever needs them waits for them, so none of these ever becomes ready.
Time: O(n + p), for n courses and p pairs
Space: O(n + p)
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        ready = [course for course in range(numCourses) if missing[course] == 0]
        for taken in ready:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    ready.append(course)
        return len(ready) == numCourses
