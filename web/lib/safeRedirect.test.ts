import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safePath } from './safeRedirect'

const SITE = 'https://nordlys.example'

describe('safePath', () => {
  it.each([
    '/',
    '/Start',
    '/Profile/12/Pictures?album=3#top',
    '/Search/Advanced?textSearch=a%20b&u=https://elsewhere.example',
    '/%2F%2Felsewhere.example',
    '/a//b',
  ])('keeps %s', (path) => {
    expect(safePath(path)).toBe(path)
  })

  it('encodes characters that an address cannot contain', () => {
    expect(safePath('/Events/Event/4/Sankt Hans på stranden')).toBe('/Events/Event/4/Sankt%20Hans%20p%C3%A5%20stranden')
  })

  it.each([
    ['nothing', null],
    ['an empty value', ''],
    ['a relative path', 'Start'],
    ['another site', 'https://elsewhere.example/'],
    ['a script', 'javascript:alert(1)'],
    ['another site without scheme', '//elsewhere.example'],
    ['three slashes', '///elsewhere.example'],
    ['a backslash', '/\\elsewhere.example'],
    ['backslashes', '\\\\elsewhere.example'],
    ['a backslash later', '/a\\b'],
    ['a tab', '/\t/elsewhere.example'],
    ['a line feed', '/\n/elsewhere.example'],
    ['a null character', '/a\0b'],
    ['delete', '/a\x7fb'],
    ['a leading space', ' /Start'],
    ['dot segments', '/.//elsewhere.example'],
    ['parent segments', '/a/..//elsewhere.example'],
    ['encoded dot segments', '/%2e//elsewhere.example'],
  ])('refuses %s', (_, path) => {
    expect(safePath(path)).toBeNull()
  })

  const pieces = [
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%5c',
    ':',
    '@',
    '?',
    '#',
    ' ',
    '\t',
    '\n',
    '\r',
    '\0',
    'javascript',
    'https',
    'a.example',
  ]
  const nasty = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 3 })))
    .map((parts) => parts.join(''))

  it('never leaves the site', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((rest) => `/${rest}`),
          fc.webUrl(),
        ),
        (value) => {
          const path = safePath(value)
          if (path === null) return
          expect(path).toMatch(/^\/(?![/\\])/)
          expect(new URL(path, SITE).origin).toBe(SITE)
          expect(safePath(path)).toBe(path)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('keeps every path of the site', () => {
    const segments = fc.array(fc.stringMatching(/^[\w-]{1,8}$/))
    fc.assert(
      fc.property(segments, fc.string({ unit: 'grapheme' }), (parts, query) => {
        const path = safePath(`/${parts.join('/')}?${new URLSearchParams({ q: query })}`)
        const kept = new URL(path ?? 'about:blank', SITE)
        expect(kept.pathname).toBe(`/${parts.join('/')}`)
        expect(kept.searchParams.get('q')).toBe(query)
      }),
    )
  })
})
