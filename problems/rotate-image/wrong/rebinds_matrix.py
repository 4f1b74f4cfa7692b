"""Lets the name `matrix` mean a new list, and leaves the caller's as it was."""


class Solution:
    def rotate(self, matrix: list[list[int]]) -> None:
        matrix = [list(column)[::-1] for column in zip(*matrix)]
