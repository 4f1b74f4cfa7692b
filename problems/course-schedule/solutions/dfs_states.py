"""Depth-first search with three states: new, on the way, and done.

A course that is met again while it is on the way needs itself. One that is done has been found to
need no cycle, and is not looked at again, however many courses need it.
Time: O(n + p), for n courses and p pairs
Space: O(n + p), of which the recursion is up to n calls deep
"""

NEW, ON_THE_WAY, DONE = range(3)


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses

        def can_finish(course):
            if state[course] == NEW:
                state[course] = ON_THE_WAY
                if all(can_finish(needed) for needed in needs[course]):
                    state[course] = DONE
            return state[course] == DONE

        return all(can_finish(course) for course in range(numCourses))
