"""Monotonic stack of the days that wait: a warmer day ends waits from the top.

The invariant: no waiting day is warmer than the day below it, since a warmer day would have ended
that day's wait. So a new day pops the colder days from the top, and stops at the first day that is
not colder. This finds the next greater element of every item. The trace shows some of the steps,
from day 2 on.

For temperatures = [73, 71, 69, 72, 76]:

    today  temperature  waiting    answer
    2      69           [0, 1]     [0, 0, 0, 0, 0]  colder: no wait ends
    3      72           [0, 1, 2]  [0, 0, 0, 0, 0]  72 > 69: day 2 has waited 1 day
    3      72           [0, 1]     [0, 0, 1, 0, 0]  72 > 71: day 1 has waited 2 days
    3      72           [0]        [0, 2, 1, 0, 0]  72 < 73: day 0 waits on
    4      76           [0, 3]     [0, 2, 1, 0, 0]
    return [4, 2, 1, 1, 0]
Level: 2
Beware: wrong/as_warm_is_warmer
Time: O(n), amortized: each day is pushed once, and popped at most once
Space: O(n)
"""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        waiting = []
        for today, temperature in enumerate(temperatures):
            while waiting and temperatures[waiting[-1]] < temperature:
                day = waiting.pop()
                answer[day] = today - day
            waiting.append(today)
        return answer
