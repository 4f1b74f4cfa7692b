"""A count for each line and player, updated square by square as in a game that is played.

The referee of a running game needs no more: one mark changes at most four counts, and the
count that reaches N has won.
Time: O(N²), O(1) for each mark
Space: O(N)
"""


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        taken = 0
        counts = {player: [0] * (2 * size + 2) for player in "XO"}  # rows, columns, diagonals
        for i, row in enumerate(board):
            for j, mark in enumerate(row):
                if mark == " ":
                    continue
                taken += 1
                lines = [i, size + j]
                if i == j:
                    lines.append(2 * size)
                if i + j == size - 1:
                    lines.append(2 * size + 1)
                for line in lines:
                    counts[mark][line] += 1
                    if counts[mark][line] == size:
                        return mark
        return "Draw" if taken == size * size else "Pending"
