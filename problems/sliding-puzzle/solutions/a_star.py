"""A* search: expand the board with the smallest sum of moves made and distances to go.

A move brings one tile at most one square closer to its goal, so the distances of the five tiles
(without the empty square) never add up to more than the moves still needed: a lower bound. Each
move changes their sum by one, so the total never falls along a path. So when a board first leaves
the heap, it has been reached in the fewest moves.

For board = [[1, 2, 3], [0, 4, 5]]:

    total  distance  tiles               len(heap)
    2      2         (1, 2, 3, 0, 4, 5)  2          two boards: their totals are 2 and 4
    2      1         (1, 2, 3, 4, 0, 5)  4          a tile moved closer
    return 2
Level: 3
From: bfs; boards are expanded in all directions, even away from the solved board, so expand first
  the board with the lowest sum of moves made and moves still needed at least
Beware: wrong/ignores_moves_made, wrong/marks_when_pushed
Time: O(1): at most 360 boards are expanded, each putting two or three on the heap
Space: O(1), the boards and the heap
"""

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
