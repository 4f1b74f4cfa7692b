"""Depth-first search with three states: a course is put in order after all that it needs.

A course that is met again while it is in progress needs itself, so there is no order. One that is
done is in order already, and is not searched again, however many courses need it.
Time: O(n + p), for n courses and p pairs
Space: O(n + p), with a recursion of up to n + 1 calls
"""

NEW, IN_PROGRESS, DONE = range(3)


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses
        order = []

        def can_finish(course):
            if state[course] == NEW:
                state[course] = IN_PROGRESS
                for needed in needs[course]:
                    if not can_finish(needed):
                        return False
                state[course] = DONE
                order.append(course)
            return state[course] == DONE

        if all(can_finish(course) for course in range(numCourses)):
            return order
        return []
