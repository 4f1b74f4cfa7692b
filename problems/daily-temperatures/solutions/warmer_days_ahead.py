"""From the last day to the first, a stack of the days ahead that are warmer than all before them.

Today hides the days ahead that are not warmer: any earlier day that is colder than those is colder
than today as well, which comes sooner. What is then on top is the next warmer day.
Time: O(n): each day is pushed and popped once
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
