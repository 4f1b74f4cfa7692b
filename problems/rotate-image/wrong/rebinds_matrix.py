"""Binds the name `matrix` to a new list, and leaves the caller's list as it was."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        matrix = [list(column)[::-1] for column in zip(*matrix)]
