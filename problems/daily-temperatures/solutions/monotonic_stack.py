"""Monotonic stack of the days that wait: a warmer day ends waits from the top.

The invariant: no waiting day is warmer than the day below it, since a warmer day would have ended
the wait of the day below. So a new day pops the colder days from the top, and stops at the first
day that is not colder. This finds the next greater element of every item.

For temperatures = [73, 71, 69, 72, 76]:

    today  temperature  waiting    answer
    0      73           [0]        [0, 0, 0, 0, 0]
    1      71           [0, 1]     [0, 0, 0, 0, 0]  colder: no wait ends
    2      69           [0, 1, 2]  [0, 0, 0, 0, 0]
    3      72           [0, 3]     [0, 2, 1, 0, 0]  warmer than days 2 and 1, but not day 0
    4      76           [4]        [4, 2, 1, 1, 0]
    return [4, 2, 1, 1, 0]
Level: 2
From: wrong/nested_loops; each day looks for its own next warmer day, past the same days as its
  neighbours, so keep the days that still wait, and let each new day end their waits
Ask: Which days still wait when a new day comes, and in which order are their temperatures? Which of
  them can the new day settle?
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
