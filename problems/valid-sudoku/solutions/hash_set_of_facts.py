"""Hash set of facts: each digit states that its row, its column and its box contain it.

A rule is broken exactly when a fact is stated twice. A fact begins with "row", "column" or "box",
so that a row and a column with the same number differ.
Level: 3
From: hash_set; three lists of sets are kept only to tell rows, columns and boxes apart, so keep a
  single set, in which each entry names its house
Beware: wrong/mixes_rows_and_columns
Time: O(1): three facts for each of the 81 squares
Space: O(1): at most 243 facts
"""


class Solution:
    def isValidSudoku(self, board: list[list[str]]) -> bool:
        facts = set()
        for i, row in enumerate(board):
            for j, digit in enumerate(row):
                if digit == ".":
                    continue
                for fact in (
                    ("row", i, digit),
                    ("column", j, digit),
                    ("box", i // 3, j // 3, digit),
                ):
                    if fact in facts:
                        return False
                    facts.add(fact)
        return True
