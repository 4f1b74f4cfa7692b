"""Names a square by its digits, row and column, so that (1, 11) and (11, 1) are both "111"."""

CAUGHT_BY = "killers"


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.squares = {1: set(), 2: set()}

    def move(self, row: int, col: int, player: int) -> int:
        mine, n = self.squares[player], self.size
        mine.add(f"{row}{col}")
        if (
            all(f"{row}{j}" in mine for j in range(n))
            or all(f"{i}{col}" in mine for i in range(n))
            or (row == col and all(f"{i}{i}" in mine for i in range(n)))
            or (row + col == n - 1 and all(f"{i}{n - 1 - i}" in mine for i in range(n)))
        ):
            return player
        return 0
