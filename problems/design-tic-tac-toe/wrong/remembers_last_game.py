"""Keeps the runs in a class attribute, so a game continues with the runs of the previous game."""

DIRECTIONS = [(0, 1), (1, 0), (1, 1), (1, -1)]


class TicTacToe:
    lengths = {player: [{} for _ in range(4)] for player in (1, 2)}  # noqa: RUF012 (the mistake)

    def __init__(self, n: int):
        self.size = n

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
