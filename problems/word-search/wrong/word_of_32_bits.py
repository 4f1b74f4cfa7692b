"""Keeps the used squares in a word of 32 bits, as in C, for a board of up to 36 squares."""

CAUGHT_BY = "killers"

WORD = 0xFFFFFFFF


class Solution:
    def exist(self, board, word):
        squares = [(i, j) for i in range(len(board)) for j in range(len(board[0]))]
        near = [[abs(i - r) + abs(j - c) == 1 for r, c in squares] for i, j in squares]
        hopeful = [[]]
        for letter in reversed(word):
            spots = [n for n, (i, j) in enumerate(squares) if board[i][j] == letter]
            if len(hopeful) > 1:
                spots = [n for n in spots if any(near[n][other] for other in hopeful[0])]
            hopeful.insert(0, spots)

        def search(square, position, used):
            if position == len(word) - 1:
                return True
            used |= 1 << square & WORD
            return any(
                search(other, position + 1, used)
                for other in hopeful[position + 1]
                if near[square][other] and not used >> other & 1
            )

        return any(search(square, 0, 0) for square in hopeful[0])
