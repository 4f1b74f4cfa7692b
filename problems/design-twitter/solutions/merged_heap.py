"""Merge the tweets of all followees with a heap: the latest one not yet taken of each waits in it.

Each tweet leads to the one before of the same author, as in a linked list. When a tweet is taken
from the top of the heap, the one before it takes its place. Python's heaps have the least item on
top, so the time is negated.
Time: O(e) to read, for e followees; O(1) for all other calls; on average
Space: O(t + r), for t tweets and r pairs of a follower and a followee
"""

from collections import defaultdict
from heapq import heapify, heappop, heappush


class Twitter:
    def __init__(self):
        self.time = 0
        self.latest = {}  # {author: (-time, tweet, the one before)}
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time += 1
        self.latest[userId] = -self.time, tweetId, self.latest.get(userId)

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        waiting = [self.latest[author] for author in authors if author in self.latest]
        heapify(waiting)
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
