"""What a solution may use."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """What a solution may use; every number can be overridden."""

    case: float = 2.0  # seconds of its time for one case, and for loading the file
    run: float = 30.0  # seconds of its time for all cases; when they run out, some are left out
    memory: int = 512  # MB of address space beyond the interpreter
    recursion: int = 150_000  # Python frames: a step for each of 100,000 items, and some
    stack: int = 256  # MB
