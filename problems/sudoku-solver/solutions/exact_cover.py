"""Exact cover: a digit in a square meets four needs, and every need must be met exactly once.

The needs: this square has a digit; this row, this column and this box each have the digit. A choice
puts a digit into a square; choices that cover every need exactly once are a solved grid. Knuth's
Algorithm X takes the need with the fewest choices left and tries each of these choices. Every
choice that clashes with the choice tried is removed until that choice is undone.
Level: 4
From: fewest_candidates; squares and houses are treated in different ways, although both are needs,
  so always meet the tightest need first
Time: O(9^b) for b blanks in the worst case; a few thousand choices on the hardest grids tried
Space: O(b), for at most nine choices per blank
"""


class Solution:
    def solveSudoku(self, board: list[list[str]]) -> None:
        covered = set()
        blanks = []
        for row in range(9):
            for column in range(9):
                if board[row][column] == ".":
                    blanks.append((row, column))
                else:
                    covered.update(self.needs(row, column, board[row][column]))
        self.needs_of = {}
        self.choices_for = {}
        for row, column in blanks:
            for digit in "123456789":
                needs = self.needs(row, column, digit)
                if covered.isdisjoint(needs):
                    self.needs_of[row, column, digit] = needs
                    for need in needs:
                        self.choices_for.setdefault(need, set()).add((row, column, digit))
        for row, column, digit in self.cover():
            board[row][column] = digit

    def needs(self, row, column, digit):
        return [
            ("square", row, column),
            ("row", row, digit),
            ("column", column, digit),
            ("box", row // 3, column // 3, digit),
        ]

    def cover(self):
        """Choices that cover every need once, or None."""
        if not self.choices_for:
            return []
        need = min(self.choices_for, key=lambda need: len(self.choices_for[need]))
        for choice in list(self.choices_for[need]):
            removed = self.choose(choice)
            rest = self.cover()
            if rest is not None:
                return [choice, *rest]
            self.undo(choice, removed)
        return None

    def choose(self, choice):
        """Take out the needs that this choice covers, and every choice that clashes with it."""
        removed = []
        for need in self.needs_of[choice]:
            for clashing in self.choices_for[need]:
                for other in self.needs_of[clashing]:
                    if other != need:
                        self.choices_for[other].discard(clashing)
            removed.append(self.choices_for.pop(need))
        return removed

    def undo(self, choice, removed):
        for need in reversed(self.needs_of[choice]):
            self.choices_for[need] = removed.pop()
            for clashing in self.choices_for[need]:
                for other in self.needs_of[clashing]:
                    if other != need:
                        self.choices_for[other].add(clashing)
