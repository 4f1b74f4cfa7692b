"""Depth-first search over runs: O's side by side in a row are one node of a smaller graph.

A regular expression finds the runs of each row. Two runs in adjacent rows are connected if they
share a column; two pointers move along both rows and find all such pairs. The search from the
border then goes from run to run: a 200 × 200 board full of O has 200 runs, but 40,000 squares.
Level: 4
From: multi_source_bfs; every single square is queued, although O's side by side share one fate, so
  queue whole runs
Time: O(m · n)
Space: O(m + n + r) for r runs, which is O(m · n) in the worst case
"""

import re
from itertools import pairwise


class Solution:
    def solve(self, board: list[list[str]]) -> None:
        rows, columns = len(board), len(board[0])
        runs = [
            [(i, *match.span()) for match in re.finditer("O+", "".join(row))]
            for i, row in enumerate(board)
        ]
        touching = {run: [] for row in runs for run in row}
        for above, below in pairwise(runs):
            for one, other in self.overlaps(above, below):
                touching[one].append(other)
                touching[other].append(one)

        border = [
            (row, start, end)
            for row, start, end in touching
            if row in (0, rows - 1) or start == 0 or end == columns
        ]
        safe, stack = set(border), border
        while stack:
            for run in touching[stack.pop()]:
                if run not in safe:
                    safe.add(run)
                    stack.append(run)
        for row, start, end in touching.keys() - safe:
            board[row][start:end] = "X" * (end - start)

    def overlaps(self, above, below):
        """The pairs of a run above and a run below that share a column."""
        i = j = 0
        while i < len(above) and j < len(below):
            (_, start, end), (_, other_start, other_end) = above[i], below[j]
            if start < other_end and other_start < end:
                yield above[i], below[j]
            if end <= other_end:
                i += 1
            else:
                j += 1
