import { describe, expect, it } from 'vitest'
import { byLetter, withWords } from './glossary'

const entries = ['Ærlighed', 'Dating', 'åben', 'Blokering', 'aftale'].map((term) => ({
  id: term,
  term,
  text: `Om ${term}`,
}))

describe('the glossary', () => {
  it('follows the alphabet of the language', () => {
    expect(byLetter(entries, 'da-DK').map(({ letter }) => letter)).toEqual(['A', 'B', 'D', 'Æ', 'Å'])
  })

  it('is searched in terms and meanings, ignoring case', () => {
    expect(withWords(entries, ' ÅBEN', 'da-DK').map(({ term }) => term)).toEqual(['åben'])
    expect(withWords(entries, 'om dat', 'da-DK').map(({ term }) => term)).toEqual(['Dating'])
    expect(withWords(entries, '', 'da-DK')).toHaveLength(5)
  })
})
