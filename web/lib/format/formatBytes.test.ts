import { describe, expect, it } from 'vitest'
import { formatBytes } from './formatBytes'

describe('the size of a file', () => {
  it.each([
    [300, 'en-GB', '0 kB'],
    [300_000, 'en-GB', '293 kB'],
    [1_600_000, 'da-DK', '1,5 MB'],
    [1_600_000, 'en-GB', '1.5 MB'],
    [20 * 1024 * 1024, 'sv-SE', '20 MB'],
    [214_748_364, 'nb-NO', '205 MB'],
  ] as const)('of %i bytes is written in %s as %s', (bytes, locale, text) => {
    expect(formatBytes(bytes, locale).replace(/\u00a0/g, ' ')).toBe(text)
  })
})
