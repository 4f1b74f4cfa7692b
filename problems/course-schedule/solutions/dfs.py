"""Depth-first search, recursive, with three states: new, in progress, and done.

`needs` is the adjacency list of the graph: for each course, the courses that it needs. The states
are often called white, grey and black. A course that is met again while it is in progress (grey)
needs itself: the edge to it is a back edge, and closes a cycle. A course that is done (black) leads
to no cycle, and is not searched again, however many courses need it. In the trace, 0 is new, 1 is
in progress, and 2 is done.

For numCourses = 3, prerequisites = [[1, 0], [2, 1], [1, 2]]:

    course  state
    0       [0, 0, 0]  0 needs nothing
    1       [2, 0, 0]  0 is done; 1 needs 0 and 2
    0       [2, 1, 0]  done already, so there is nothing to search
    2       [2, 1, 0]  2 needs 1
    1       [2, 1, 1]  1 is still in progress: a back edge
    return False
Level: 2
From: brute_force; courses are taken term after term, although there is a plan unless some course
  needs itself, directly or through others, so look for such a course
Ask: Go from a course to a course that it needs, and so on. What would show that the first course
  can never be taken, and what would show that it can?
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
