"""Depth-first search that never looks for a cycle: it makes a plan, which is checked afterwards.

A course goes on the plan after everything that it needs and that has not been seen before. If there
is no cycle, all pairs are then in order; if there is one, no plan has all pairs in order.
Time: O(n + p), for n courses and p pairs
Space: O(n + p), with a recursion of up to n calls
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        seen, place = set(), {}

        def plan(course):
            seen.add(course)
            for needed in needs[course]:
                if needed not in seen:
                    plan(needed)
            place[course] = len(place)

        for course in range(numCourses):
            if course not in seen:
                plan(course)
        return all(place[needed] < place[course] for course, needed in prerequisites)
