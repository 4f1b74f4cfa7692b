"""A* search by iterative deepening (IDA*): depth-first search with a growing limit on the moves.

A path is pruned when its moves plus the distances of the tiles from their goals exceed the limit. A
move changes this total by 0 or 2, so the limit grows by 2. Without a solution, the search would
never end; a board has no solution exactly when an odd number of pairs of tiles is out of order.
Level: 4
From: a_star; the heap and the set of boards take memory, so keep nothing but the moves to the
  current board, and limit their number
Beware: wrong/counts_empty_square_in_parity
Time: O(1): at most 969 calls, over all limits
Space: O(1): one path of at most 21 moves
"""

BESIDE = [(1, 3), (0, 2, 4), (1, 5), (0, 4), (1, 3, 5), (2, 4)]  # the squares next to each
DISTANCE = {
    (tile, square): abs((tile - 1) // 3 - square // 3) + abs((tile - 1) % 3 - square % 3)
    for tile in range(1, 6)
    for square in range(6)
}


class Solution:
    def slidingPuzzle(self, board: list[list[int]]) -> int:
        tiles = [*board[0], *board[1]]
        order = [tile for tile in tiles if tile]
        if sum(order[i] > tile for j, tile in enumerate(order) for i in range(j)) % 2:
            return -1
        distance = sum(DISTANCE[tile, square] for square, tile in enumerate(tiles) if tile)
        limit = distance
        while not self.solves(tiles, tiles.index(0), None, distance, limit):
            limit += 2
        return limit

    def solves(self, tiles, empty, before, distance, limit):
        """Tell whether at most `limit` moves solve the board, without undoing the move before."""
        if distance == 0:
            return True
        for square in BESIDE[empty]:
            tile = tiles[square]
            to_come = distance - DISTANCE[tile, square] + DISTANCE[tile, empty]
            if square == before or 1 + to_come > limit:
                continue
            tiles[empty], tiles[square] = tile, 0
            if self.solves(tiles, square, empty, to_come, limit - 1):
                return True
            tiles[empty], tiles[square] = 0, tile
        return False
