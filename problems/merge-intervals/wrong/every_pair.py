"""Compares each interval with all others to find out which are connected: O(n²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        seen = set()
        for i in range(len(intervals)):
            if i not in seen:
                seen.add(i)
                merged.append(self.connected(intervals, intervals[i], seen))
        return merged

    def connected(self, intervals, interval, seen):
        """The union of all intervals that are connected to this one."""
        group = [interval]
        for start, end in group:  # the list grows as we read it
            for j, other in enumerate(intervals):
                if j not in seen and other[0] <= end and start <= other[1]:
                    seen.add(j)
                    group.append(other)
        starts, ends = zip(*group)
        return [min(starts), max(ends)]
