"""Depth-first search, postorder: plan without looking for a cycle, then check every pair.

A course is planned after all unseen courses that it needs. Without a cycle, all pairs are then in
order; with a cycle, no plan has all pairs in order.
Level: 3
From: dfs; the third state is there only to find cycles, so plan without it: a cycle also shows in
  the finished plan
Time: O(n + p), for n courses and p pairs
Space: O(n + p), with a recursion of up to n calls
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        needs = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needs[course].append(needed)
        seen, position = set(), {}

        def plan(course):
            seen.add(course)
            for needed in needs[course]:
                if needed not in seen:
                    plan(needed)
            position[course] = len(position)

        for course in range(numCourses):
            if course not in seen:
                plan(course)
        return all(position[needed] < position[course] for course, needed in prerequisites)
