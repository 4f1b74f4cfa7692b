"""Depth-first search, recursive, with three states: new, in progress, and done.

A course that is met again while it is in progress needs itself: a cycle. A course that is done
leads to no cycle, and is not searched again, however many courses need it.
Level: 2
Beware: wrong/treats_seen_as_done, wrong/counts_second_visit_as_cycle
Time: O(n + p), for n courses and p pairs
Space: O(n + p), with a recursion of up to n + 1 calls
"""

NEW, IN_PROGRESS, DONE = range(3)


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        state = [NEW] * numCourses

        def can_finish(course):
            if state[course] == NEW:
                state[course] = IN_PROGRESS
                for needed in needs[course]:
                    if not can_finish(needed):
                        return False
                state[course] = DONE
            return state[course] == DONE

        return all(can_finish(course) for course in range(numCourses))
