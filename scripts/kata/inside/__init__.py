"""What runs in a solution's own process, next to code that nobody has checked.

Nothing here imports from outside this folder, and nothing here knows an answer.
"""

import builtins

BUILTINS = vars(builtins).copy()  # ours, whatever a solution does to its own
NAME = "<solution>"  # what tracebacks call the solution's file
