"""Puts the scripts of a page together: one after the other, each in a scope of its own.

Modules that import each other do not load from disk. So an import becomes what the function around
the imported module returned; the files themselves stay modules, for Node to test and lint.
"""

import re
from pathlib import Path

SCRIPTS = Path(__file__).parent / "scripts"
IMPORT = re.compile(r'^import \{([^}]*)\} from "\./(\w+)\.mjs";$', re.MULTILINE)
EXPORT = re.compile(r"^export ((?:async )?function|const|class) (\w+)", re.MULTILINE)


def bundled(start: str) -> str:
    """The script of that name, after all those that it imports."""
    return '"use strict";\nconst modules = {};\n' + "".join(map(_scoped, _ordered(start, [])))


def _ordered(name: str, found: list[str]) -> list[str]:
    """The names of a script and of all it imports, each after those that it needs."""
    for _, other in IMPORT.findall(_source(name)):
        if other not in found:
            _ordered(other, found)
    if name not in found:
        found.append(name)
    return found


def _scoped(name: str) -> str:
    source = _source(name)
    exports = ", ".join(exported for _, exported in EXPORT.findall(source))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(r"const {\1} = modules.\2;", source))
    return f"modules.{name} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _source(name: str) -> str:
    return (SCRIPTS / f"{name}.mjs").read_text("utf-8")
