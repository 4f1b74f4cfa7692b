"""One count per line and player, updated square by square, as if the game were being played.

This is all that the referee of a running game needs: a mark changes at most four counts, and a
count that reaches N wins.
Time: O(N²), with O(1) per mark
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
