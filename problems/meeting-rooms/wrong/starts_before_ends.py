"""Counts starts before ends at equal times, so back-to-back meetings seem to overlap."""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        events = [(start, 1) for start, _ in intervals] + [(end, -1) for _, end in intervals]
        under_way = 0
        events.sort(key=lambda event: (event[0], -event[1]))
        for _, change in events:
            under_way += change
            if under_way > 1:
                return False
        return True
