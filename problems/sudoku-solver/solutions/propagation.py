"""Constraint propagation: strike out impossible digits until nothing changes, and only then guess.

A square with one candidate left strikes that digit from its peers in its houses (row, column and
box); a digit with one place left in a house strikes the other candidates of that place. Each strike
follows from the rules, so no solution is lost. A guess works on a copy, so a wrong guess leaves no
trace.
Level: 3
From: fewest_candidates; all blanks are looked through again after each digit, so let each digit
  rule out others at once, and follow up only what changes
Beware: wrong/forced_digits_only, wrong/keeps_what_a_guess_forced
Time: O(9^b) for b blanks in the worst case; most grids need few guesses or none
Space: O(b), a copy of the candidates for each open guess
"""

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
        solved = self.search(candidates, strikes)
        for i in blanks:
            board[i // 9][i % 9] = solved[i]

    def search(self, candidates, strikes):
        """The one digit of every square after these strikes, or None."""
        if not self.strike(candidates, strikes):
            return None
        open_squares = [i for i in range(81) if len(candidates[i]) > 1]
        if not open_squares:
            return candidates
        square = min(open_squares, key=lambda i: len(candidates[i]))
        for digit in candidates[square]:
            others = [(square, other) for other in candidates[square] if other != digit]
            if solved := self.search(candidates[:], others):
                return solved
        return None

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
