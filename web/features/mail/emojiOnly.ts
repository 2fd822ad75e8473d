/** A flag, a picture sign that is one by itself, or a sign that is asked to be one. */
const EMOJI = /^(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}.*|\p{Emoji}\uFE0F.*)$/u
const MOST = 5

const segmenter = new Intl.Segmenter()

/** Whether a text is nothing but a few emojis, which are then shown larger. */
export function isEmojiOnly(text: string): boolean {
  // No more characters than the longest emojis have; a long text is not taken apart for nothing.
  if (text.length > MOST * 15) return false
  const signs = [...segmenter.segment(text.replaceAll(/\s/g, ''))]
  return signs.length > 0 && signs.length <= MOST && signs.every(({ segment }) => EMOJI.test(segment))
}
