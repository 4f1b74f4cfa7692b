"""Keeps only ten authors in the heap, and drops the one who tweeted most recently, not longest ago.

Reported as accepted in 2026.
"""

from collections import defaultdict
from heapq import heappop, heappush

CAUGHT_BY = "generated"
REPORTED = "LeetCode-Feedback #37859"


class Twitter:
    def __init__(self):
        self.time = 0
        self.latest = {}  # {author: (-time, tweet, the previous entry)}
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time += 1
        self.latest[userId] = -self.time, tweetId, self.latest.get(userId)

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        waiting = []
        for author in authors & self.latest.keys():
            heappush(waiting, self.latest[author])
            if len(waiting) > 10:
                heappop(waiting)
        feed = []
        while waiting and len(feed) < 10:
            _, tweet, before = heappop(waiting)
            feed.append(tweet)
            if before:
                heappush(waiting, before)
        return feed

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
