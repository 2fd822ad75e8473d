import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scrambleName } from './scrambleName'

const sorted = (text: string) => [...text.toLowerCase()].toSorted().join('')

describe('a scrambled name', () => {
  it('has the same letters in another order, which is always the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zæøåÆØÅ0-9]{2,20}$/), (name) => {
        const scrambled = scrambleName(name)
        expect(sorted(scrambled)).toBe(sorted(name))
        expect(scrambleName(name)).toBe(scrambled)
      }),
    )
  })

  it.each(['freja', 'Mikkel', 'annaogjonas', 'Bo'])('does not read as %s', (name) => {
    expect(scrambleName(name)).not.toBe(name.toLowerCase())
  })
})
