"""Heap that merges the authors' tweets: it holds each author's latest tweet not yet taken.

The authors are the user and all followees. Each tweet refers to its author's previous tweet, as in
a linked list. When a tweet is taken from the top of the heap, its author's previous tweet enters
the heap. So the top is the latest of all tweets that are not yet taken. Python's heaps have the
smallest item on top, so the time is negated.

For ["Twitter", "postTweet", "postTweet", "follow", "postTweet", "getNewsFeed"],
[[], [1, 5], [2, 6], [1, 2], [1, 7], [1]]:

    feed       waiting
    []         [(-3, 7, (-1, 5, None)), (-2, 6, None)]
    [7]        [(-2, 6, None), (-1, 5, None)]           5 has replaced 7
    [7, 6]     [(-1, 5, None)]
    [7, 6, 5]  []
    return [7, 6, 5]
Level: 2
From: sort; ten tweets of each author are collected and sorted, although ten are enough in all, so
  merge the lists, and take only as many tweets as the feed shows
Ask: Each author's tweets are in order already. Which tweets can be the next one of the feed?
Beware: wrong/one_tweet_of_each
Time: O(e) to read, for e followees; O(1) for all other calls
Space: O(t + r + u), for t tweets, r pairs of a follower and a followee, and u users who have read
  or unfollowed: each of them has a set, even if it is empty
"""

from collections import defaultdict
from heapq import heapify, heappop, heappush


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
            _, tweet, before = heappop(waiting)
            feed.append(tweet)
            if before:
                heappush(waiting, before)
        return feed

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
