"""Rules out boards by the parity of their inversions, but counts the empty square as a tile."""

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
        if sum(start[i] > tile for j, tile in enumerate(start) for i in range(j)) % 2 == 0:
            return -1
        distance = sum(DISTANCE[tile, square] for square, tile in enumerate(start) if tile)
        heap = [(distance, distance, start)]  # moves in all, moves to come, the board
        done = set()
        while heap:
            total, distance, tiles = heappop(heap)
            if distance == 0:
                return total
            if tiles in done:
                continue
            done.add(tiles)
            moves = total - distance
            empty = tiles.index(0)
            for square in BESIDE[empty]:
                tile = tiles[square]
                after = list(tiles)
                after[empty], after[square] = tile, 0
                to_come = distance - DISTANCE[tile, square] + DISTANCE[tile, empty]
                heappush(heap, (moves + 1 + to_come, to_come, tuple(after)))
        return -1
