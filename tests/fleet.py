"""A scheduler of Dask's and its workers on this machine, each in a folder without the checkout."""

import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

DASK = find_spec("distributed")
MISSING = "no distributed for the tests of clusters: .venv/bin/pip install -e '.[cluster]'"
READY = "Registered to"


class Fleet:
    """The processes; each worker has a copy of the repository's kata and problems."""

    def __init__(self, root, folder, count):
        self.folder, self.file = folder, folder / "scheduler.json"
        self.started = []
        self.start("dask_scheduler", "--port=0", "--host=127.0.0.1", folder=folder)
        while not (self.file.exists() and self.file.read_text().endswith("}")):
            assert self.started[0].poll() is None
        self.address = json.loads(self.file.read_text())["address"]
        self.workers = [self._worker(root, folder / str(number)) for number in range(count)]
        for worker in self.workers:
            assert any(READY in line for line in worker.stderr)

    def _worker(self, root, folder):
        for part in "scripts/kata", "problems":
            shutil.copytree(root / part, folder / part)
        options = "--nthreads=1", "--no-nanny", f"--local-directory={folder}"
        return self.start("dask_worker", *options, folder=folder)

    def start(self, program, *options, folder):
        command = [sys.executable, "-m", f"distributed.cli.{program}", *options]
        process = subprocess.Popen(
            [*command, f"--scheduler-file={self.file}", "--no-dashboard"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder / "scripts")},
            stderr=subprocess.PIPE,
            text=True,
        )
        self.started.append(process)
        return process

    def end(self):
        for process in self.started:
            process.kill()
            process.wait()
            process.stderr.close()

    def running(self):
        """The processes that run in its folder, among them those of solutions."""
        found = set()
        for path in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                if (path / "cwd").readlink().is_relative_to(self.folder):
                    found.add(path.name)
        return found
