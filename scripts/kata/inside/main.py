"""The main function of a solution's process: reads the set-up, and starts the work.

The main thread takes requests until their pipe is closed, at the latest by the judge's end.
"""

import os
import sys
from contextlib import suppress
from marshal import loads

from kata.inside.confine import start
from kata.wire.setup import setup_of


def main() -> None:
    setup = setup_of(loads(bytes.fromhex(sys.argv[1])))
    del sys.path[-1], sys.argv[1:]
    if setup.cases:  # most processes judge, and start faster without importing the rest
        from kata.inside.judging import judging

        work, take = judging(setup)
    else:
        from kata.inside.measuring import measuring

        work, take = measuring(setup)
    if setup.packages:
        from kata.inside.packages import Granted

        sys.meta_path.append(Granted(setup.packages))
    notes = os.dup(2)
    if not setup.attached:
        os.dup2(1, 2)
    start(work, notes, setup)
    with open(setup.asked, "rb") as asked, suppress(KeyboardInterrupt):
        while header := asked.read(4):
            take(asked.read(int.from_bytes(header, "little")))
    os._exit(1)
