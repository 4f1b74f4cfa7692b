"""Tells boards without a solution by their inversions, and counts those with the empty square."""

from heapq import heappop, heappush

SOLVED = (1, 2, 3, 4, 5, 0)
BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]


class Solution:
    def slidingPuzzle(self, board):
        start = (*board[0], *board[1])
        if sum(start[i] > tile for j, tile in enumerate(start) for i in range(j)) % 2 == 0:
            return -1
        heap, moves = [(self.distance(start), start)], {start: 0}
        while heap:
            _, tiles = heappop(heap)
            if tiles == SOLVED:
                return moves[tiles]
            empty = tiles.index(0)
            for square in BESIDE[empty]:
                after = list(tiles)
                after[empty], after[square] = after[square], 0
                after = tuple(after)
                if after not in moves or moves[tiles] + 1 < moves[after]:
                    moves[after] = moves[tiles] + 1
                    heappush(heap, (moves[after] + self.distance(after), after))
        return -1

    def distance(self, tiles):
        return sum(
            abs(i // 3 - SOLVED.index(tile) // 3) + abs(i % 3 - SOLVED.index(tile) % 3)
            for i, tile in enumerate(tiles)
            if tile
        )
