"""Counts only the courses that a pair names, and compares them with the number of courses."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        missing, needed_by = {}, {}
        for course, needed in prerequisites:
            missing[course] = missing.get(course, 0) + 1
            missing.setdefault(needed, 0)
            needed_by.setdefault(needed, []).append(course)
        ready = [course for course, count in missing.items() if count == 0]
        for taken in ready:  # the list grows as we read it
            for course in needed_by.get(taken, []):
                missing[course] -= 1
                if missing[course] == 0:
                    ready.append(course)
        return len(ready) == numCourses
