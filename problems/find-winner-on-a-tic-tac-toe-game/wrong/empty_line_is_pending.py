"""Returns Pending at a line of three free squares, before it comes to a player's line.

Reported as accepted in 2024.
"""

REPORTED = "LeetCode-Feedback #23745"


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        grid = [["Pending"] * 3 for _ in range(3)]
        for number, (row, column) in enumerate(moves):
            grid[row][column] = "AB"[number % 2]
        lines = []
        for i in range(3):
            lines += [grid[i], [row[i] for row in grid]]
        lines.append([grid[i][i] for i in range(3)])
        lines.append([grid[i][2 - i] for i in range(3)])
        for one, two, three in lines:
            if one == two == three:
                return one
        return "Draw" if len(moves) == 9 else "Pending"
