"""Begins with the first meeting, even if there is none."""

VERDICT = "Runtime Error"


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        ordered = sorted(intervals)
        free_from = ordered[0][1]
        for start, end in ordered[1:]:
            if start < free_from:
                return False
            free_from = end
        return True
