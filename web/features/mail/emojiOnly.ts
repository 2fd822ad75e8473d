/** A flag, a character shown as an emoji by default, or one with the emoji variation selector. */
const EMOJI = /^(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}.*|\p{Emoji}\uFE0F.*)$/u
const MAX_EMOJIS = 5

const segmenter = new Intl.Segmenter()

/** Whether a text is only a few emojis, which are then shown larger. */
export function isEmojiOnly(text: string): boolean {
  // A text longer than the longest emojis is not split into graphemes for nothing.
  if (text.length > MAX_EMOJIS * 15) return false
  const signs = [...segmenter.segment(text.replaceAll(/\s/g, ''))]
  return signs.length > 0 && signs.length <= MAX_EMOJIS && signs.every(({ segment }) => EMOJI.test(segment))
}
