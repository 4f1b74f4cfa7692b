"""Last move: look for one square that lies on every full line and holds the mark played last.

Without that mark no line is full, so the other marks may have been made in any order; the same
holds if no line is full at all. Unlike the counting rules, the idea carries over to larger boards,
where a player may have enough marks for two full lines that share no square.
Level: 3
From: counting_rules; the rules are not enough on larger boards, so look for the last move itself
Time: O(1), eight lines of three squares
Space: O(1)
"""

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Solution:
    def validTicTacToe(self, board: list[str]) -> bool:
        marks = "".join(board)
        ahead = marks.count("X") - marks.count("O")
        if ahead not in (0, 1):
            return False
        full = [{i, j, k} for i, j, k in LINES if marks[i] == marks[j] == marks[k] != " "]
        if not full:
            return True
        last_player = "X" if ahead == 1 else "O"
        return any(marks[square] == last_player for square in set.intersection(*full))
