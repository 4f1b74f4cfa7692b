"""Compares every meeting with every other one: O(n²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        for i, (start, end) in enumerate(intervals):
            for j, (other_start, other_end) in enumerate(intervals):
                if i != j and start < other_end and other_start < end:
                    return False
        return True
