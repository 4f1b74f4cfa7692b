"""Reads in straight lines, as in the puzzle of the same name on paper."""


class Solution:
    def exist(self, board: list[list[str]], word: str) -> bool:
        lines = ["".join(row) for row in board] + ["".join(column) for column in zip(*board)]
        return any(word in line or word in line[::-1] for line in lines)
