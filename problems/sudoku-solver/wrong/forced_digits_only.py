"""Fills in only forced digits, a single candidate or a single place, without any search.

Reported as accepted in 2023.
"""

REPORTED = "LeetCode-Feedback #14299"

ROWS = [[9 * i + j for j in range(9)] for i in range(9)]
COLUMNS = [list(column) for column in zip(*ROWS)]
BOXES = [[27 * (i // 3) + 3 * (i % 3) + 9 * (j // 3) + j % 3 for j in range(9)] for i in range(9)]
HOUSES = [[house for house in ROWS + COLUMNS + BOXES if i in house] for i in range(81)]
PEERS = [set().union(*HOUSES[i]) - {i} for i in range(81)]


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        candidates = ["123456789" if digit == "." else digit for row in board for digit in row]
        blanks = [i for i in range(81) if len(candidates[i]) > 1]
        strikes = [
            (blank, candidates[peer])
            for blank in blanks
            for peer in PEERS[blank]
            if len(candidates[peer]) == 1
        ]
        self.strike(candidates, strikes)
        for i in blanks:
            if len(candidates[i]) == 1:
                board[i // 9][i % 9] = candidates[i]

    def strike(self, candidates, strikes):
        """Strike these (square, digit) and all that follows; False on a contradiction."""
        while strikes:
            square, digit = strikes.pop()
            if digit not in candidates[square]:
                continue
            remaining = candidates[square].replace(digit, "")
            candidates[square] = remaining
            if not remaining:
                return False
            if len(remaining) == 1:
                strikes += [(peer, remaining) for peer in PEERS[square]]
            for house in HOUSES[square]:
                places = [i for i in house if digit in candidates[i]]
                if not places:
                    return False
                if len(places) == 1:
                    strikes += [
                        (places[0], other) for other in candidates[places[0]].replace(digit, "")
                    ]
        return True
