"""The board is one line of letters, in which the end of a row is next to the start of another."""


class Solution:
    def exist(self, board, word):
        letters, columns = [letter for row in board for letter in row], len(board[0])

        def search(square, position):
            if position == len(word):
                return True
            if not 0 <= square < len(letters) or letters[square] != word[position]:
                return False
            letters[square] = "#"
            found = any(search(square + step, position + 1) for step in (-columns, -1, 1, columns))
            letters[square] = word[position]
            return found

        return any(search(square, 0) for square in range(len(letters)))
