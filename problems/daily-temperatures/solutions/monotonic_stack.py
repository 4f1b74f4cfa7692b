"""Monotonic stack of the days that wait: a warmer day ends waits from the top.

The invariant: no waiting day is warmer than the day below it, since a warmer day would have ended
that day's wait. So a new day pops the colder days from the top, and stops at the first day that is
not colder.

For temperatures = [70, 71, 68, 72]:

    today  temperature  waiting  answer
    1      71           [0]      [0, 0, 0, 0]
    2      68           [1]      [1, 0, 0, 0]
    3      72           [1, 2]   [1, 0, 0, 0]
    3      72           [1]      [1, 0, 1, 0]
    return [1, 2, 1, 0]
Level: 2
Beware: wrong/as_warm_is_warmer
Time: O(n), amortized: each day is pushed and popped once
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
