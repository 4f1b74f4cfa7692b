"""Monotonic stack, last day first: the next warmer day is on top once the other days are popped.

The stack holds each later day that is warmer than today and than every day in between. Days that
are not warmer than today are popped: any earlier day that one of them would settle is settled
sooner by today. The day left on top is the next warmer day.

For temperatures = [73, 71, 69, 72, 76]:

    today  ahead      answer
    4      [4]        [0, 0, 0, 0, 0]
    3      [4, 3]     [0, 0, 0, 1, 0]
    2      [4, 3, 2]  [0, 0, 1, 1, 0]
    1      [4, 3, 1]  [0, 2, 1, 1, 0]  day 2 is popped: day 3 is the next warmer day
    0      [4, 0]     [4, 2, 1, 1, 0]
    return [4, 2, 1, 1, 0]
Level: 3
From: monotonic_stack; a day gets its answer only when its wait ends, so go backwards: the days
  ahead are known, and each day reads its answer at once
Time: O(n), amortized: each day is pushed once, and popped at most once
Space: O(n)
"""


class Solution:
    def dailyTemperatures(self, temperatures: list[int]) -> list[int]:
        answer = [0] * len(temperatures)
        ahead = []
        for today in reversed(range(len(temperatures))):
            while ahead and temperatures[ahead[-1]] <= temperatures[today]:
                ahead.pop()
            if ahead:
                answer[today] = ahead[-1] - today
            ahead.append(today)
        return answer
