"""What LeetCode's Python has in modules that are older here, written in Python."""

import heapq
import itertools
from collections.abc import Iterable, Iterator
from typing import Any

from kata.wire import BUILTINS

__builtins__ = BUILTINS

HEAPQ: Any = heapq  # whose functions for such heaps are private before Python 3.14


def batched(iterable: Iterable[Any], n: int, *, strict: bool = False) -> Iterator[tuple[Any, ...]]:
    """As itertools has it since Python 3.12."""
    if n < 1:
        raise ValueError("n must be at least one")
    iterator = iter(iterable)
    while batch := tuple(itertools.islice(iterator, n)):
        if strict and len(batch) < n:
            raise ValueError("batched(): incomplete batch")
        yield batch


def heappush_max(heap: list[Any], item: Any) -> None:
    """As heapq has it since Python 3.14, as the functions below."""
    heap.append(item)
    HEAPQ._siftdown_max(heap, 0, len(heap) - 1)


def heappushpop_max(heap: list[Any], item: Any) -> Any:
    if heap and item < heap[0]:
        item, heap[0] = heap[0], item
        HEAPQ._siftup_max(heap, 0)
    return item


def add_newer() -> None:
    """Add to these modules what they lack."""
    if not hasattr(itertools, "batched"):
        vars(itertools)["batched"] = batched
    if not hasattr(heapq, "heapify_max"):
        added = {"heappush_max": heappush_max, "heappushpop_max": heappushpop_max}
        for name in "heapify", "heappop", "heapreplace":
            added[f"{name}_max"] = getattr(heapq, f"_{name}_max")
        vars(heapq).update(added)
        heapq.__all__ += [*added]
