"""Compares each meeting only with the next in the list, and the last one with the first.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #23681"


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        if len(intervals) < 2:
            return True
        for i, (start, end) in enumerate(intervals):
            next_start, next_end = intervals[(i + 1) % len(intervals)]
            if start < next_end and next_start < end:
                return False
        return True
