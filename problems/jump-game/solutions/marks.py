"""Dynamic programming: from each place that can be reached, mark all places that its jumps reach.

The base case is the first place. Many places are marked again and again; a slice of bytes is
filled in one go.

For nums = [2, 1, 0, 3]:

    place  jump  end
    -      -     -
    0      2     3    places 0 to 2 are marked
    1      1     3    places 1 and 2 are marked again
    2      0     3
    3      3     3    place 3 has no mark, so its jump does not count
    return False
Level: 1
From: wrong/no_cache; it comes to the same place along many paths, so mark each place that can be
  reached
Time: O(n²)
Space: O(n)
"""


class Solution:
    def canJump(self, nums: list[int]) -> bool:
        reached = bytearray(len(nums))
        reached[0] = 1
        for place, jump in enumerate(nums):
            if reached[place]:
                end = min(place + jump + 1, len(nums))
                reached[place:end] = bytes([1]) * (end - place)
        return reached[-1] == 1
