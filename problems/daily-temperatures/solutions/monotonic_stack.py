"""A stack of the days that wait, none warmer than the one below: a new day ends waits from the top.

A warmer day further up would have ended the wait of the one below it.
So a new day pops the days that are colder from the top, and stops at the first that is not.
Time: O(n): each day is pushed and popped once
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
