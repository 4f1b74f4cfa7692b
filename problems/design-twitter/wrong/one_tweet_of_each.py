"""Never adds the author's next older tweet to the heap, so each author appears only once."""

from collections import defaultdict
from heapq import heapify, heappop


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
        waiting = [self.latest[author] for author in authors if author in self.latest]
        heapify(waiting)
        feed = []
        while waiting and len(feed) < 10:
            _, tweet, _ = heappop(waiting)
            feed.append(tweet)
        return feed

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
