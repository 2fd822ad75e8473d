import { describe, expect, it } from 'vitest'
import { formatLength } from './formatLength'
import { mediumNumber, mediumOf, mediumOver, profileAlbum, profileMedium } from './mediaLinks'

describe('addresses of media', () => {
  it('open a media item over its list', () => {
    const address = mediumOver('/Pictures?type=videos&medium=3', { legacyId: 9 })
    expect(address).toBe('/Pictures?type=videos&medium=9')
    expect(mediumOf(new URL(address, 'http://x').searchParams)).toBe(9)
  })

  it('name the type of the media item or album', () => {
    expect(profileMedium(4, { __typename: 'Video', legacyId: 9 })).toBe('/Profile/4/Pictures/Video/9')
    expect(profileMedium(4, { __typename: 'Picture', legacyId: 9 })).toBe('/Profile/4/Pictures/Picture/9')
    expect(profileAlbum(4, { type: 'PROTECTED', legacyId: 2 })).toBe('/Profile/4/Pictures/Album/Protected/2')
  })

  it.each([null, undefined, '', 'abc', '1e3', '-1', '12345678901'])('take %j for no number', (text) => {
    expect(mediumNumber(text)).toBeNull()
  })
})

describe('the length of a video', () => {
  it.each([
    [7, '0:07'],
    [750, '12:30'],
    [3723, '1:02:03'],
  ])('of %i seconds is %s', (seconds, shown) => expect(formatLength(seconds)).toBe(shown))
})
