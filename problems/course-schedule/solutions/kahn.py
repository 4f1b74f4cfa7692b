"""Topological sort (Kahn's algorithm): take any course with in-degree 0, and update its followers.

`needed_by` is the adjacency list of the graph: for each course, the courses that need it. The
in-degree of a course is the number of prerequisites still missing. Courses on a cycle wait for each
other, and every course that needs them waits, too, so their in-degrees never reach 0.

For numCourses = 4, prerequisites = [[1, 0], [2, 0], [3, 1], [3, 2]]:

    taken  missing       ready
    -      [0, 1, 1, 2]  [0]
    0      [0, 0, 0, 2]  [0, 1, 2]
    1      [0, 0, 0, 1]  [0, 1, 2]
    2      [0, 0, 0, 0]  [0, 1, 2, 3]
    3      [0, 0, 0, 0]  [0, 1, 2, 3]
    return True

For numCourses = 4, prerequisites = [[1, 0], [2, 1], [1, 2], [3, 2]]:

    taken  missing       ready
    -      [0, 2, 1, 1]  [0]
    0      [0, 1, 1, 1]  [0]    1 and 2 wait for each other, and 3 waits for 2
    return False
Level: 2
From: brute_force; each term reads all pairs again, so keep a count for each course, and look only
  at the pairs of the course just taken
Ask: When a course is taken, for which courses does something change? What is the least that you
  have to know about their prerequisites?
Beware: wrong/forgets_courses_without_pairs
Time: O(n + p), for n courses and p pairs
Space: O(n + p)
"""


class Solution:
    def canFinish(self, numCourses: int, prerequisites: list[list[int]]) -> bool:
        missing = [0] * numCourses
        needed_by = [[] for _ in range(numCourses)]
        for course, needed in prerequisites:
            missing[course] += 1
            needed_by[needed].append(course)
        ready = [course for course in range(numCourses) if missing[course] == 0]
        for taken in ready:  # the list grows as we read it
            for course in needed_by[taken]:
                missing[course] -= 1
                if missing[course] == 0:
                    ready.append(course)
        return len(ready) == numCourses
