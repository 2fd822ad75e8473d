import { describe, expect, it } from 'vitest'
import { isEmojiOnly } from './emojiOnly'

describe('a text of emojis only', () => {
  it.each(['😀', '❤️', '👩‍❤️‍👨 🇩🇰', '👍🏽👍🏽👍🏽', ' 😀\n😀 '])('is %j', (text) => expect(isEmojiOnly(text)).toBe(true))

  it.each(['', '   ', '5', '#', 'Hi 😀', '😀😀😀😀😀😀', '©'])('is not %j', (text) =>
    expect(isEmojiOnly(text)).toBe(false),
  )
})
