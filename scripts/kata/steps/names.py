"""What the names of a solution are, read from its source."""


def pointers(source: str) -> list[list[str]]:
    """[function, list, index] and [function, board, row, column] of what names index."""
    return []


def masks(source: str) -> list[list[str]]:
    """[function, name] of names that are used as bit masks."""
    return []
