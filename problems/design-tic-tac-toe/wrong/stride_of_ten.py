"""Numbers the squares row * 10 + col, which is unique only on boards up to 10 wide."""

CAUGHT_BY = "generated"


class TicTacToe:
    def __init__(self, n: int):
        self.size = n
        self.squares = {1: set(), 2: set()}

    def move(self, row: int, col: int, player: int) -> int:
        mine, size = self.squares[player], self.size
        mine.add(row * 10 + col)
        if (
            all(row * 10 + j in mine for j in range(size))
            or all(i * 10 + col in mine for i in range(size))
            or (row == col and all(i * 10 + i in mine for i in range(size)))
            or (row + col == size - 1 and all(i * 10 + size - 1 - i in mine for i in range(size)))
        ):
            return player
        return 0
