"""The main function of a solution's process: reads the set-up, and starts the work.

The main thread waits for requests, or for the end of the judge: then the pipe is closed.
"""

import os
import sys
from contextlib import suppress
from marshal import loads

from kata.inside.confine import start


def main():
    setup = loads(bytes.fromhex(sys.argv[1]))
    del sys.path[0], sys.argv[1:]
    solution, cases, attached = setup["solution"], setup["cases"], setup["attached"]
    if cases:  # most processes judge, and start faster without what measures
        from kata.inside.judging import judging

        work, take = judging(**solution, **cases, attached=attached), None
    else:
        from kata.inside.measuring import measuring

        work, take = measuring(**solution)
    if setup["packages"]:
        from kata.inside.packages import Granted

        sys.meta_path.append(Granted(setup["packages"]))
    notes = os.dup(2)
    if not attached:
        os.dup2(1, 2)
    start(work, notes, setup["readable"], attached, **setup["bounds"])
    with open(setup["asked"], "rb") as asked, suppress(KeyboardInterrupt):
        while header := asked.read(4):
            take(asked.read(int.from_bytes(header, "little")))
    os._exit(1)
