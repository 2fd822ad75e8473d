import { describe, expect, it } from 'vitest'
import { isEmojiOnly } from './emojiOnly'

describe('an emoji-only text', () => {
  it.each(['😀', '❤️', '👩‍❤️‍👨 🇩🇰', '👍🏽👍🏽👍🏽', ' 😀\n😀 '])('is %j', (text) => expect(isEmojiOnly(text)).toBe(true))

  it.each(['', '   ', '5', '#', 'Hi 😀', '😀😀😀😀😀😀', '©'])('is not %j', (text) =>
    expect(isEmojiOnly(text)).toBe(false),
  )
})
