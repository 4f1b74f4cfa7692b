"""Serialize and Deserialize Binary Tree: a tree comes back as it was."""


def answer(root):
    """The tree itself."""
    return root
