"""Term by term: take all courses that need nothing more, and strike out the pairs they settle.

A pair is kept as long as the course that it needs has not been taken. When a term takes nothing
though courses are left, these wait for each other.
Time: O(n · (n + p)), for n courses and p pairs: on a chain, each term takes one course
Space: O(n + p)
"""


class Solution:
    def findOrder(self, numCourses: int, prerequisites: list[list[int]]) -> list[int]:
        order, left, pairs = [], set(range(numCourses)), prerequisites
        while left:
            ready = left - {course for course, _ in pairs}
            if not ready:
                return []
            order += ready
            left -= ready
            pairs = [pair for pair in pairs if pair[1] in left]
        return order
