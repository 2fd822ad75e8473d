import { describe, expect, it } from 'vitest'
import { createEmojiSet } from './emojiSet'
import { emojiFiles } from './testing/emojiFiles'

const set = () => createEmojiSet('da-DK', emojiFiles.emojis, emojiFiles.words, emojiFiles.shortcodes)

describe('the emojis of a language', () => {
  it('are those that devices can draw, without the parts of others', () => {
    expect(set().data.emojis.map(({ emoji }) => emoji)).toEqual(['😀', '👋', '🤝'])
    expect(set().data.categories).toEqual([
      { index: 0, label: 'Smileys' },
      { index: 1, label: 'Personer' },
    ])
  })

  it('are told of with a capital, and found by their tags', () => {
    expect(set().data.emojis[0]).toMatchObject({ label: 'Ærligt smil', tags: ['glad'] })
  })

  it('have one tone for everybody in them', () => {
    const tones = { light: '👋🏻', 'medium-light': '👋🏼', medium: '👋🏽', 'medium-dark': '👋🏾', dark: '👋🏿' }
    expect(set().data.emojis[1]?.skins).toEqual(tones)
    expect(set().data.emojis[2]?.skins).toBeUndefined()
    expect(set().data.skinTones).toEqual({ light: 'Lys', dark: 'Mørk' })
  })

  it('have a short name each, and are found by each that they have', () => {
    const { shortnames, emojis } = set()
    expect(shortnames.get('😀')).toBe('grinning')
    expect(shortnames.get('👋🏿')).toBe('wave_tone5')
    expect([emojis.get('grinning'), emojis.get('grinning_face')]).toEqual(['😀', '😀'])
  })
})
