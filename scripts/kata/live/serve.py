"""Serves the pages to this machine alone, so that their editor can load what it needs."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from kata import KataError
from kata.paths import PROBLEMS, ROOT
from kata.text import option

PORTS, OTHER = range(2**16), 8001


@contextmanager
def serving(folder: Path, port: int) -> Iterator[ThreadingHTTPServer]:
    """A server of the files in a folder; port 0 takes any that is free."""
    another = f"choose another, as in {option('port', OTHER)}"
    if port not in PORTS:
        raise KataError(f"{option('port', port)}: ports go from 0 to {PORTS[-1]}; {another}")
    try:
        server = Server(("127.0.0.1", port), partial(Handler, directory=str(folder)))
    except OSError as error:
        raise KataError(f"{option('port', port)}: {error.strerror}; {another}") from None
    with server:
        yield server


class Server(ThreadingHTTPServer):
    """Ends with whoever started it, whatever a browser still asks for."""

    daemon_threads = True

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Pass over a browser that did not wait for the rest of a file."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(SimpleHTTPRequestHandler):
    """Answers with files and the index, lists no folder, and has browsers ask again each time."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        **dict.fromkeys((".md", ".py"), "text/plain; charset=utf-8"),
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".zip": "application/zip",
    }

    def translate_path(self, path: str) -> str:
        """Find a file of the pages or, as they link to these, one in problems/."""
        found = Path(super().translate_path(path))
        source = ROOT / found.relative_to(self.directory)
        return str(source if PROBLEMS[0] in source.parents and not found.exists() else found)

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        self.send_error(HTTPStatus.NOT_FOUND, f"{Path(path).name} has no index")

    def log_message(self, *_: Any) -> None:
        """Keep quiet: a browser shows what it asked for."""
