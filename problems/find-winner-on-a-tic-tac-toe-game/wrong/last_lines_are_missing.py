"""Never checks the last row or the last column."""


class Solution:
    def tictactoe(self, moves: list[list[int]]) -> str:
        grid = [["."] * 3 for _ in range(3)]
        for number, (row, column) in enumerate(moves):
            grid[row][column] = "AB"[number % 2]
        lines = [*grid[:2], *map(list, [*zip(*grid)][:2])]
        lines.append([grid[i][i] for i in range(3)])
        lines.append([grid[i][2 - i] for i in range(3)])
        for player in "AB":
            if [player] * 3 in lines:
                return player
        return "Pending" if any("." in row for row in grid) else "Draw"
