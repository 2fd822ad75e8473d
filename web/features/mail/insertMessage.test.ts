import { describe, expect, it } from 'vitest'
import { placeAmong } from './insertMessage'

describe('the position of an arriving message', () => {
  it.each([
    ['at the end', [1, 3], 5, 2],
    ['between, when a later one was quicker', [1, 5], 3, 1],
    ['first in an empty conversation', [], 1, 0],
  ])('is %s', (_, shown, legacyId, place) => expect(placeAmong(shown, legacyId)).toBe(place))

  it.each([
    ['it is there already', [1, 3], 3],
    ['it is the oldest one, and there already', [3, 5], 3],
    ['it is older than all that has been loaded', [3, 5], 2],
  ])('is none when %s', (_, shown, legacyId) => expect(placeAmong(shown, legacyId)).toBeNull())
})
