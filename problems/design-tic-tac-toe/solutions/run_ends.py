"""Runs of marks, joined as they grow: each end of a run stores how long the run is.

A new mark joins the run that ends just before it with the run that begins just after it, in each of
four directions, and only the two outer ends need the new length. Only a whole line has room for n
marks. With `>= k` instead of `== n`, this is a referee for k in a row.

For ["TicTacToe", "move", "move", "move", "move", "move"],
[[3], [0, 0, 1], [1, 0, 2], [0, 2, 1], [1, 1, 2], [0, 1, 1]]:

    self.lengths[1][0]      longest  return
    {(0, 0): 1}             1        0
    {(0, 0): 1}             1        0
    {(0, 0): 1, (0, 2): 1}  1        0
    {(0, 0): 1, (0, 2): 1}  2        0       player 2 has two in row 1
    {(0, 0): 3, (0, 2): 3}  3        1       player 1 joins two runs; the middle needs no length
Level: 4
From: line_counts; the counts do not show whether marks are neighbours, as k in a row would require,
  so store at the ends of each run of neighbours how long it is
Time: O(1) for each move
Space: O(n²)
"""

DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.lengths = {player: [{} for _ in DIRECTIONS] for player in (1, 2)}

    def move(self, row: int, col: int, player: int) -> int:
        longest = 0
        for (down, right), lengths in zip(DIRECTIONS, self.lengths[player]):
            before = lengths.get((row - down, col - right), 0)
            after = lengths.get((row + down, col + right), 0)
            joined = before + 1 + after
            lengths[row - before * down, col - before * right] = joined
            lengths[row + after * down, col + after * right] = joined
            longest = max(longest, joined)
        return player if longest == self.size else 0
