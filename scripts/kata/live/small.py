"""Makes what judges small; small.mjs runs it in the Python for browsers.

To import what is left out is no error: the judge says that a browser does not have it.
"""

import ast
import json
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile, ZipInfo

LEFT_OUT = {  # of the standard library: other processes, mail, and tools
    *"_pyio compileall configparser ctypes ftplib imaplib mailbox modulefinder".split(),
    *"multiprocessing optparse pickletools plistlib poplib pydoc smtplib tarfile trace".split(),
    *"wave wsgiref xml xmlrpc".split(),
}
FUNCTION = ast.FunctionDef, ast.AsyncFunctionDef
DOCUMENTED = *FUNCTION, ast.ClassDef, ast.Module
HEAD, LINKS = 4, 32  # bytes of a chunk of memory until its size, and until what is no link
IN_USE, FLAGS = 2, 7  # in that size


def shorten(source: str, target: str, is_typed: bool) -> None:
    """Copy an archive, as it is best compressed; `is_typed` if functions keep their types."""
    with ZipFile(source) as old, ZipFile(target, "w") as new:
        for name in old.namelist():
            if name.partition("/")[0].removesuffix(".py") not in LEFT_OUT:
                content = old.read(name)
                is_code = name.endswith(".py")
                new.writestr(ZipInfo(name), brief(content, is_typed) if is_code else content)


def brief(source: bytes, is_typed: bool) -> str:
    """Return the source of a module without comments and docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.Pass()]
        if isinstance(node, FUNCTION) and not is_typed:
            node.returns = None
        if isinstance(node, ast.arg) and not is_typed:
            node.annotation = None
    return ast.unparse(tree)


def cleared(snapshot: bytes, before: bytes, end: int, low: int, high: int) -> bytes:
    """Return a snapshot of memory in which all is zero that is free, or as it was before Python.

    Its heap lies between what was there `before` and the `end`, free stack from `low` to `high`.
    """
    start = int.from_bytes(snapshot[4:8], "little")
    whole = bytearray(snapshot[: start + end])
    memory, at = memoryview(whole)[start:], len(before)
    sizes = memory.cast("I")
    while at < end:
        size = sizes[(at + HEAD) // 4]
        at, free = at + (size & ~FLAGS), at + LINKS
        if not size & IN_USE and free < at:
            memory[free:at] = bytes(at - free)
    memory[low:high] = bytes(high - low)
    same = int.from_bytes(before, "little") ^ int.from_bytes(memory[: len(before)], "little")
    memory[: len(before)] = same.to_bytes(len(before), "little")
    return bytes(whole)


def pack(target: str, files: dict[str, bytes]) -> None:
    """Write files as one: how long each is, in a line of JSON, and then all of them."""
    zstd = import_module("compression.zstd")  # since Python 3.14
    head = json.dumps({name: len(content) for name, content in files.items()})
    kind = zstd.CompressionParameter
    options = {kind.compression_level: 19, kind.window_log: 26}
    content = b"".join([head.encode(), b"\n", *files.values()])
    Path(target).write_bytes(zstd.compress(content, options=options))
