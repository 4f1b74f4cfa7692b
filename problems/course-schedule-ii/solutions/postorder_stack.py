"""Depth-first search with a stack, from a course to the courses that need it: reversed postorder.

A course is finished after all courses that need it, so `finished` is reversed. The search never
looks for a cycle: with a cycle, every order has a wrong pair, and the check at the end finds it.

For numCourses = 3, prerequisites = [[1, 0], [2, 0], [2, 1]]:

    start  stack   finished
    0      [0]     []
    0      [0, 2]  []
    0      [0]     [2]
    0      [0, 1]  [2]
    0      [0, 1]  [2]     2 is finished already
    0      [0]     [2, 1]
    0      []      [2, 1, 0]
    return [0, 1, 2]
Level: 3
From: dfs; a chain of 2,000 courses may make a recursion 2,000 calls deep, so replace the call stack
  with a stack, and look for cycles at the end
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
        position = {course: i for i, course in enumerate(order)}
        in_order = all(position[needed] < position[course] for course, needed in prerequisites)
        return order if in_order else []
