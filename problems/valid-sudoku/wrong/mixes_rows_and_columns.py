"""Records a digit without the word row, column or box, so row 1 and column 1 are the same."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        facts = set()
        for i, row in enumerate(board):
            for j, digit in enumerate(row):
                if digit == ".":
                    continue
                for fact in ((i, digit), (j, digit), (i // 3, j // 3, digit)):
                    if fact in facts:
                        return False
                    facts.add(fact)
        return True
