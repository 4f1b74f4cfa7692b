"""Backtracking digit by digit: each digit is a pattern of nine squares; no two patterns overlap.

A pattern has one square in every row, column and box. An empty grid allows 46,656 patterns, but the
clues leave far fewer for each digit. The digit with the fewest patterns is settled first; its
pattern rules out every pattern of another digit that shares a square with it.
Level: 4
From: backtracking; digits are combined blank by blank, so combine whole patterns instead, one for
  each of the nine digits
Time: O(p^9) for p patterns per digit in the worst case; nearly all combinations clash early
Space: O(p)
"""


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        patterns = {digit: self.patterns(board, digit) for digit in "123456789"}
        for digit, pattern in self.search(patterns).items():
            for square in range(81):
                if pattern >> square & 1:
                    board[square // 9][square % 9] = digit

    def patterns(self, board, digit):
        """The ways to place this digit in the rows that lack it, one bit per square."""
        ways = [(0, 0, 0)]  # the pattern so far, and the columns and boxes that it uses
        taken = {
            (j, i // 3 * 3 + j // 3) for i in range(9) for j in range(9) if board[i][j] == digit
        }
        columns, boxes = {column for column, _ in taken}, {box for _, box in taken}
        for i, row in enumerate(board):
            if digit in row:
                continue
            ways = [
                (pattern | 1 << (9 * i + j), used | 1 << j, filled | 1 << box)
                for j, box in ((j, i // 3 * 3 + j // 3) for j in range(9))
                if row[j] == "." and j not in columns and box not in boxes
                for pattern, used, filled in ways
                if not (used >> j & 1) and not (filled >> box & 1)
            ]
        return [pattern for pattern, _, _ in ways]

    def search(self, patterns):
        """One pattern for each of these digits, all of them disjoint, or None."""
        if not patterns:
            return {}
        digit = min(patterns, key=lambda digit: len(patterns[digit]))
        for pattern in patterns[digit]:
            rest = {
                other: [choice for choice in choices if not choice & pattern]
                for other, choices in patterns.items()
                if other != digit
            }
            settled = self.search(rest)
            if settled is not None:
                return {digit: pattern, **settled}
        return None
