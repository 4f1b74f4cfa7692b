"""Formula: the most frequent kind needs a round of n + 1 units for each task except its last.

    time = max(t, (most - 1) * (n + 1) + kinds)      for t tasks; `kinds` kinds occur `most` times

After these rounds, all kinds that occur `most` times run their last tasks. All other tasks fill the
gaps in the rounds. If they do not all fit, the rounds grow longer, and the machine never waits: it
needs one unit for each task.

For tasks = ["A", "A", "A", "B", "B", "B", "C"], n = 2:

    counts     most  n
    [3, 3, 1]  3     2     A B C, A B wait, A B
    return 8
Level: 2
From: simulation; a whole schedule is made, although only its length is asked for, so draw one, and
  count
Ask: Draw only the tasks of the most frequent kind, n units apart. Where can all other tasks go, and
  when is there no room?
Beware: wrong/fewer_units_than_tasks, wrong/one_kind_at_the_end
Time: O(t) for t tasks
Space: O(1), a count for each of 26 letters
"""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        kinds = counts.count(most)  # how many kinds occur `most` times
        return max(len(tasks), (most - 1) * (n + 1) + kinds)
