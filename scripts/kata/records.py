"""What the process of a solution tells the judge: the letters that its records begin with."""

READY, LOADED, ANSWER, PRINTED, UNFIT, RAISED, ENDED = b"R", b"L", b"A", b"P", b"U", b"E", b"X"
NAME = "<solution>"  # what tracebacks call the solution's file


class NotFoundError(Exception):
    """A file lacks the class or the method that is looked for."""
