import { describe, expect, it } from 'vitest'
import { mentionAt, mentionedIds, suggestionsFor } from './mentions'

const people = ['freja', 'Åse_', 'jafre', 'bo'].map((name) => ({ id: name, name }))

describe('a mention', () => {
  it.each([
    ['Hello @fr', 9, { from: 6, typed: 'fr' }],
    ['@', 1, { from: 0, typed: '' }],
    ['Hello @fr there', 9, { from: 6, typed: 'fr' }],
    ['me@example', 10, null],
    ['Hello @fr ', 10, null],
    ['Hello', 5, null],
  ])('is being typed in "%s" at %i', (text, caret, expected) => {
    expect(mentionAt(text, caret)).toEqual(expected)
  })

  it('is suggested by the beginning of a name first, then by other parts', () => {
    expect(suggestionsFor(people, 'FR').map(({ name }) => name)).toEqual(['freja', 'jafre'])
    expect(suggestionsFor(people, '')).toHaveLength(4)
    expect(suggestionsFor(people, 'x')).toEqual([])
  })

  it('requires the complete name', () => {
    expect(mentionedIds('@Freja, ask @åse_ and @boris', people)).toEqual(['freja', 'Åse_'])
    const many = Array.from({ length: 12 }, (_, index) => ({ id: `${index}`, name: `member${index}x` }))
    expect(mentionedIds(many.map(({ name }) => `@${name}`).join(' '), many)).toHaveLength(10)
  })
})
