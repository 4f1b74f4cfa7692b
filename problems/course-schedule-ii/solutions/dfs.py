"""Depth-first search, postorder: a course joins the order after all that it needs.

Each course is new (white), in progress (grey) or done (black). A course met again while in progress
needs itself, so there is no order: the edge to it is a back edge. A done course is in the order
already, and is not searched again. In the trace, 0 is new, 1 is in progress, and 2 is done; a row
is a call that ends.

For numCourses = 4, prerequisites = [[1, 0], [2, 0], [3, 1], [3, 2]]:

    course  state         order
    0       [2, 0, 0, 0]  [0]
    0       [2, 1, 0, 0]  [0]           1 needs 0, which is done
    1       [2, 2, 0, 0]  [0, 1]
    0       [2, 2, 1, 0]  [0, 1]        2 needs 0, too
    2       [2, 2, 2, 0]  [0, 1, 2]
    1       [2, 2, 2, 1]  [0, 1, 2]     3 needs 1 and 2, which are done
    2       [2, 2, 2, 1]  [0, 1, 2]
    3       [2, 2, 2, 2]  [0, 1, 2, 3]
    return [0, 1, 2, 3]
Level: 2
From: brute_force; instead of waiting until a course is ready, make it ready: take what it needs
  first, recursively
Ask: Which courses have to stand in the order before a course, and which courses before each of
  them? At which moment may the course itself be written down?
Beware: wrong/treats_seen_as_done, wrong/preorder_instead_of_postorder
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
