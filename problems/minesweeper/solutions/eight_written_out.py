"""Depth-first search as in dfs_stack, but all eight neighbours are written out, not listed.

A row of empty strings, which are neither mines nor unrevealed, is a sentinel for a row off the
board, so only left and right need a test. Little is set up, so a click that opens little is fast.
Level: 3
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        last_row, last_column = len(board) - 1, len(board[0]) - 1
        off_board = [""] * len(board[0])
        stack = [(row, column)]
        while stack:
            row, column = stack.pop()
            here = board[row]
            if here[column] != "E":
                continue
            above = board[row - 1] if row > 0 else off_board
            below = board[row + 1] if row < last_row else off_board
            left, right = column - 1, column + 1

            mines = (above[column] == "M") + (below[column] == "M")
            if column > 0:
                mines += (above[left] == "M") + (here[left] == "M") + (below[left] == "M")
            if column < last_column:
                mines += (above[right] == "M") + (here[right] == "M") + (below[right] == "M")
            if mines:
                here[column] = str(mines)
                continue

            here[column] = "B"
            if above[column] == "E":
                stack.append((row - 1, column))
            if below[column] == "E":
                stack.append((row + 1, column))
            if column > 0:
                if above[left] == "E":
                    stack.append((row - 1, left))
                if here[left] == "E":
                    stack.append((row, left))
                if below[left] == "E":
                    stack.append((row + 1, left))
            if column < last_column:
                if above[right] == "E":
                    stack.append((row - 1, right))
                if here[right] == "E":
                    stack.append((row, right))
                if below[right] == "E":
                    stack.append((row + 1, right))
        return board
