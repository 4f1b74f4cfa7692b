"""The code in a Jupyter notebook, which is JSON; nothing of it is run."""

import json
import re

NOTEBOOK = ".ipynb"
MAGIC = re.compile(r"^[ \t]*(?:%[A-Za-z]|!(?!=)).*")  # `%timeit ...`, `!pip ...`


def cells(text):
    """Each code cell; its lines are numbered through all code cells, in their order."""
    start = 0
    for cell in _sources(text):
        lines = cell.split("\n")
        if not cell.lstrip().startswith("%%"):  # which hands the cell to something else
            yield "\n".join([""] * start + [MAGIC.sub("", line) for line in lines])
        start += len(lines)


def _sources(text):
    """The text of each code cell; ValueError where this is not a notebook."""
    try:
        notebook = json.loads(text)
        sheets = notebook.get("worksheets", [notebook])  # as up to version 3, which had `input`
        found = [cell for sheet in sheets for cell in sheet["cells"]]
        found = [cell for cell in found if cell["cell_type"] == "code"]
        return ["".join(cell.get("source", cell.get("input"))) for cell in found]
    except json.JSONDecodeError as error:
        reason = f"its JSON breaks at line {error.lineno}: {error.msg}"
    except (LookupError, TypeError, AttributeError):
        reason = "it has no list of cells with their source"
    except RecursionError:
        reason = "its JSON is nested too deeply"
    raise ValueError(f"not a notebook: {reason}")
