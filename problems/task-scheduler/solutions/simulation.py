"""Simulation, unit by unit: of the kinds that may run now, run the kind with the most tasks left.

This greedy choice is safe by an exchange argument. If an optimal schedule runs kind B now, and kind
A is ready and has at least as many tasks left, the i-th remaining task of B can trade places with
the i-th task of A, for each i, wherever B comes first. No unit is added.

For tasks = ["A", "A", "A", "B"], n = 2:

    time  able        ready
    1     ['A', 'B']  {'A': 3, 'B': 0}  A has run: it has more tasks left
    2     ['B']       {'A': 3, 'B': 4}  B has run
    3     []          {'A': 3, 'B': 4}  waited
    4     ['A']       {'A': 6, 'B': 4}  A has run
    5     []          {'A': 6, 'B': 4}
    6     []          {'A': 6, 'B': 4}
    7     ['A']       {'A': 9, 'B': 4}
    return 7
Level: 1
Beware: wrong/given_order, wrong/ready_one_unit_early
Time: O(s · k) for k kinds and a schedule of s units, at most t · (n + 1) units for t tasks
Space: O(k)
"""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = Counter(tasks)
        ready = dict.fromkeys(counts, 0)  # the unit from which each kind may run
        time = 0
        while counts:
            able = [kind for kind in counts if ready[kind] <= time]
            if able:
                kind = max(able, key=counts.get)
                ready[kind] = time + n + 1
                counts[kind] -= 1
                if counts[kind] == 0:
                    del counts[kind]
            time += 1
        return time
