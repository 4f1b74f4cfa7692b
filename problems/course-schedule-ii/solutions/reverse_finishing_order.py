"""Depth-first search along the pairs the other way: what is finished last comes first.

A course is finished after all courses that need it, so the order is turned round. The search never
looks for a cycle: if there is one, some pair is wrong in every order, and shows it afterwards.
Time: O(n + p), for n courses and p pairs
Space: O(n + p), with a stack of up to n courses
"""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            needed_by[needed].append(course)
        seen = [False] * numCourses
        finished = []
        for start in range(numCourses):
            if seen[start]:
                continue
            seen[start] = True
            stack = [start]
            while stack:
                if needed_by[stack[-1]]:
                    course = needed_by[stack[-1]].pop()
                    if not seen[course]:
                        seen[course] = True
                        stack.append(course)
                else:
                    finished.append(stack.pop())
        order = finished[::-1]
        place = {course: i for i, course in enumerate(order)}
        in_order = all(place[needed] < place[course] for course, needed in prerequisites)
        return order if in_order else []
