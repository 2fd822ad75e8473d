import { describe, expect, it } from 'vitest'
import { createEmojiSet } from './emojiSet'
import { emojiFiles } from './testing/emojiFiles'

const set = () => createEmojiSet('da-DK', emojiFiles.emojis, emojiFiles.words, emojiFiles.shortcodes)

describe('the emoji set of a language', () => {
  it('contains the emojis that devices can draw, without their components', () => {
    expect(set().data.emojis.map(({ emoji }) => emoji)).toEqual(['😀', '👋', '🤝'])
    expect(set().data.categories).toEqual([
      { index: 0, label: 'Smileys' },
      { index: 1, label: 'Personer' },
    ])
  })

  it('has capitalised names, and is searchable by tag', () => {
    expect(set().data.emojis[0]).toMatchObject({ label: 'Ærligt smil', tags: ['glad'] })
  })

  it('offers one skin tone for all people of an emoji', () => {
    const tones = { light: '👋🏻', 'medium-light': '👋🏼', medium: '👋🏽', 'medium-dark': '👋🏾', dark: '👋🏿' }
    expect(set().data.emojis[1]?.skins).toEqual(tones)
    expect(set().data.emojis[2]?.skins).toBeUndefined()
    expect(set().data.skinTones).toEqual({ light: 'Lys', dark: 'Mørk' })
  })

  it('has a short name for each emoji, and finds it by each of its short names', () => {
    const { shortnames, emojis } = set()
    expect(shortnames.get('😀')).toBe('grinning')
    expect(shortnames.get('👋🏿')).toBe('wave_tone5')
    expect([emojis.get('grinning'), emojis.get('grinning_face')]).toEqual(['😀', '😀'])
  })
})
