"""Orders the heap only by the distance left, not by the moves made as well."""

from heapq import heappop, heappush

BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each
DISTANCE = {
    (tile, square): abs((tile - 1) // 3 - square // 3) + abs((tile - 1) % 3 - square % 3)
    for tile in range(1, 6)
    for square in range(6)
}


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        start = (*board[0], *board[1])
        distance = sum(DISTANCE[tile, square] for square, tile in enumerate(start) if tile)
        heap = [(distance, 0, start)]  # moves to come, moves so far, the board
        done = set()
        while heap:
            distance, moves, tiles = heappop(heap)
            if distance == 0:
                return moves
            if tiles in done:
                continue
            done.add(tiles)
            empty = tiles.index(0)
            for square in BESIDE[empty]:
                tile = tiles[square]
                after = list(tiles)
                after[empty], after[square] = tile, 0
                to_come = distance - DISTANCE[tile, square] + DISTANCE[tile, empty]
                heappush(heap, (to_come, moves + 1, tuple(after)))
        return -1
