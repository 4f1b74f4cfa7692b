"""What LeetCode has in scope without import, and the packages that it has."""

import builtins
import importlib
import typing
from types import CodeType

from kata.wire import BUILTINS
from kata.wire.nodes import ListNode, TreeNode

__builtins__ = BUILTINS

PACKAGES = ("numpy", "sortedcontainers")  # beyond the standard library, where they are installed
RESERVED = ("read", "write")  # names of given.py that are the engine's

# LeetCode's driver imports all names of these modules, then the modules, then all of typing's.
OPEN = """
    string re datetime collections heapq bisect copy math random statistics itertools functools
    operator io sys json builtins""".split()

# Those that take long to import are left out unless the code has one of their names.
LATE = {
    "datetime": "MAXYEAR MINYEAR UTC date datetime time timedelta timezone tzinfo",
    "json": "JSONDecodeError JSONDecoder JSONEncoder dump dumps load loads",
    "statistics": """
        NormalDist StatisticsError correlation covariance fmean geometric_mean harmonic_mean kde
        kde_random linear_regression mean median median_grouped median_high median_low mode
        multimode pstdev pvariance quantiles stdev variance""",
}


def prelude(given, code=None):
    """The names that code need not import, by default for any code; none hides a builtin."""
    used = names_in(code) if code else {*LATE}
    skipped = {name for name, its in LATE.items() if used.isdisjoint({name, *its.split()})}
    modules = [importlib.import_module(name) for name in OPEN if name not in skipped]
    names = {"ListNode": ListNode, "TreeNode": TreeNode}
    for module in modules:
        names.update((n, getattr(module, n)) for n in public(module) if not hasattr(builtins, n))
    names.update((module.__name__, module) for module in modules)
    names.update((n, getattr(typing, n)) for n in public(typing))
    names.update((n, v) for n, v in vars(given).items() if n[0] != "_" and n not in RESERVED)
    return names


def public(module):
    """What `from module import *` brings into scope."""
    return getattr(module, "__all__", None) or [name for name in vars(module) if name[0] != "_"]


def names_in(code):
    """The names that compiled code looks up, also in its functions and classes."""
    return {*code.co_names}.union(*(names_in(c) for c in code.co_consts if type(c) is CodeType))
