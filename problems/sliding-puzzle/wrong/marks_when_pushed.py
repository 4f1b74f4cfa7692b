"""Never updates a board that is already on the heap, even if it is reached in fewer moves."""

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
        heap = [(distance, distance, start)]  # moves in all, moves to come, the board
        pushed = {start}
        while heap:
            total, distance, tiles = heappop(heap)
            if distance == 0:
                return total
            moves = total - distance
            empty = tiles.index(0)
            for square in BESIDE[empty]:
                tile = tiles[square]
                after = list(tiles)
                after[empty], after[square] = tile, 0
                to_come = distance - DISTANCE[tile, square] + DISTANCE[tile, empty]
                if tuple(after) not in pushed:
                    pushed.add(tuple(after))
                    heappush(heap, (moves + 1 + to_come, to_come, tuple(after)))
        return -1
