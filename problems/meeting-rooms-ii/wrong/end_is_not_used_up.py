"""Never moves on from the earliest end, so that its room seems free for every later start."""


class Solution:
    def minMeetingRooms(self, intervals: list[list[int]]) -> int:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        rooms = 0
        for start in starts:
            if ends[0] > start:
                rooms += 1
        return rooms
