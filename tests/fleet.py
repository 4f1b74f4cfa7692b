"""A scheduler of Dask's and its workers on this machine, each in a folder without the checkout."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec

DASK = find_spec("distributed")
MISSING = "no distributed for the tests of clusters: .venv/bin/pip install -e '.[cluster]'"


class Fleet:
    """The processes; each worker has a copy of the repository's kata and problems."""

    def __init__(self, root, folder, count):
        self.folder, self.file, self.started = folder, folder / "scheduler.json", []
        self._start("dask_scheduler", "--port=0", "--host=127.0.0.1", folder=folder)
        while not (self.file.exists() and self.file.read_text().endswith("}")):
            assert self.started[0].poll() is None
        self.address = json.loads(self.file.read_text())["address"]
        self.workers = [self._worker(root, folder / str(number)) for number in range(count)]
        for worker in self.workers:
            assert any("Registered to" in line for line in worker.stderr)

    def _worker(self, root, folder):
        for part in "scripts/kata", "problems":
            shutil.copytree(root / part, folder / part)
        options = "--nthreads=1", "--no-nanny", f"--local-directory={folder}"
        return self._start("dask_worker", *options, folder=folder)

    def _start(self, program, *options, folder):
        command = [sys.executable, "-m", f"distributed.cli.{program}", *options]
        python_path = f"{folder / 'scripts'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
        process = subprocess.Popen(
            [*command, f"--scheduler-file={self.file}", "--no-dashboard"],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": python_path},
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
