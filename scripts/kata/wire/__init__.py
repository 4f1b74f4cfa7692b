"""Holds what both sides of the process border share; it imports nothing from outside this room.

In: plain data. Out: the call of a solution, and its result as plain data again.
Start with model.py and call.py, the one place that knows how a solution is called.
"""

import builtins
from typing import Any

BUILTINS: Any = vars(builtins).copy()  # ours, whatever a solution does to its own
NAME = "<solution>"  # what tracebacks call the solution's file
FAULT = 70  # the exit status for a fault of our own: os.EX_SOFTWARE
