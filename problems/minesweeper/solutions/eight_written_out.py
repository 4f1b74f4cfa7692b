"""Breadth-first search with sentinels: all eight neighbours are written out, and no edge is tested.

The board gets a border of empty strings: they are neither mines nor unrevealed, so they are never
counted and never queued. One row below the board and one column to its right are enough, since
index -1 leads to them from the first row and from the first column. They are removed at the end.
Level: 4
From: bfs_on_board; for each square, a list of coordinates is made and read up to twice, so read and
  mark the neighbours where they are
Time: O(m · n)
Space: O(m · n)
"""


class Solution:
    def updateBoard(self, board: list[list[str]], click: list[int]) -> list[list[str]]:
        row, column = click
        if board[row][column] == "M":
            board[row][column] = "X"
            return board
        for line in board:
            line.append("")
        board.append([""] * len(board[0]))

        board[row][column] = "B"
        queue = [(row, column)]
        for row, column in queue:  # the list grows while it is read
            above, here, below = board[row - 1], board[row], board[row + 1]
            left, right = column - 1, column + 1
            mines = (above[left] == "M") + (above[column] == "M") + (above[right] == "M")
            mines += (here[left] == "M") + (here[right] == "M")
            mines += (below[left] == "M") + (below[column] == "M") + (below[right] == "M")
            if mines:
                here[column] = str(mines)
                continue
            if above[left] == "E":
                above[left] = "B"
                queue.append((row - 1, left))
            if above[column] == "E":
                above[column] = "B"
                queue.append((row - 1, column))
            if above[right] == "E":
                above[right] = "B"
                queue.append((row - 1, right))
            if here[left] == "E":
                here[left] = "B"
                queue.append((row, left))
            if here[right] == "E":
                here[right] = "B"
                queue.append((row, right))
            if below[left] == "E":
                below[left] = "B"
                queue.append((row + 1, left))
            if below[column] == "E":
                below[column] = "B"
                queue.append((row + 1, column))
            if below[right] == "E":
                below[right] = "B"
                queue.append((row + 1, right))

        board.pop()
        for line in board:
            line.pop()
        return board
