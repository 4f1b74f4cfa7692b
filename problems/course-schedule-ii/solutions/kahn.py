"""Topological sort (Kahn's algorithm): the courses in the order in which they become ready.

The in-degree of a course is the number of prerequisites still missing. A course whose in-degree
falls to 0 joins the order. Courses on a cycle wait for each other, so they never join it.

For numCourses = 4, prerequisites = [[1, 0], [2, 0], [3, 1], [3, 2]]:

    taken  missing       order
    -      [0, 1, 1, 2]  [0]
    0      [0, 0, 0, 2]  [0, 1, 2]
    1      [0, 0, 0, 1]  [0, 1, 2]     course 3 still needs 2
    2      [0, 0, 0, 0]  [0, 1, 2, 3]
    3      [0, 0, 0, 0]  [0, 1, 2, 3]
    return [0, 1, 2, 3]
Level: 2
From: brute_force; each term reads all pairs to find the ready courses, so count for each course
  what it still needs, and look only at the courses that need the course just taken
Ask: Which courses can become ready when one course is taken?
Beware: wrong/ready_after_one_prerequisite, wrong/returns_part_of_an_order
Time: O(n + p), for n courses and p pairs
Space: O(n + p)
"""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        order = [course for course in range(numCourses) if missing[course] == 0]
        for taken in order:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    order.append(course)
        return order if len(order) == numCourses else []
