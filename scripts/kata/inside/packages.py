"""Lets a solution import the packages that LeetCode has, if they are installed."""

from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location

from kata.wire import BUILTINS

__builtins__ = BUILTINS


class Granted:
    """Finds the packages in {name: folder}, and none that are installed next to them."""

    def __init__(self, folders: dict[str, str]) -> None:
        self.folders = folders

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        """The spec of a package, as the interpreter asks for it."""
        if folder := self.folders.get(name):
            start = f"{folder}/__init__.py"
            return spec_from_file_location(name, start, submodule_search_locations=[folder])
        return None
