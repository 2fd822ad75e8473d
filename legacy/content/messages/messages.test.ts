import { describe, expect, it } from 'vitest'
import { locales } from '../locale'
import daDK from './da-DK.json' with { type: 'json' }
import enGB from './en-GB.json' with { type: 'json' }
import { isErrorCode, message } from './messages'
import nbNO from './nb-NO.json' with { type: 'json' }
import svSE from './sv-SE.json' with { type: 'json' }

const placeholders = (texts: Record<string, string>) =>
  Object.entries(texts).map(([code, text]) => [code, text.match(/\{\{\w+\}\}/g) ?? []])

describe('the error catalogue', () => {
  it.each([daDK, nbNO, svSE])('has the same codes and parameters in every language', (texts) => {
    expect(placeholders(texts)).toEqual(placeholders(enGB))
  })

  it('has the generic sentence of the specification', () => {
    expect(locales.map((locale) => message(locale, 'GENERIC'))).toEqual([
      'Der opstod en fejl. Prøv igen.',
      'An error occurred. Please try again.',
      'Det oppstod en feil. Prøv igjen.',
      'Ett fel uppstod. Försök igen.',
    ])
  })

  it('fills in its parameters', () => {
    expect(message('da-DK', 'RATE_LIMITED', { minutes: 5 })).toBe('Det var mange forsøg. Prøv igen om 5 min.')
    expect(message('en-GB', 'FILE_TOO_LARGE', { max: 20 })).toBe('The file is too large. It can be at most 20 MB.')
  })

  it('throws when a required parameter is missing', () => {
    expect(() => message('sv-SE', 'TOO_SHORT')).toThrow('{{min}}')
  })

  it('recognises its codes', () => {
    expect(isErrorCode('NAME_TAKEN')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
  })
})
