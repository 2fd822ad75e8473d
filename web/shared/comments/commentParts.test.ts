import { describe, expect, it } from 'vitest'
import { commentParts } from './commentParts'

const ida = { profile: { legacyId: 1 }, name: 'ida' }
const idaMarie = { profile: { legacyId: 2 }, name: 'ida.marie' }

const linksOf = (text: string) =>
  commentParts(text, []).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []))

describe('the parts of a comment', () => {
  it('include mentioned members, the longer name first', () => {
    expect(commentParts('@ida.marie and @Ida, hello', [ida, idaMarie])).toEqual([
      { kind: 'mention', text: '@ida.marie', profileLegacyId: 2 },
      { kind: 'words', text: ' and ' },
      { kind: 'mention', text: '@Ida', profileLegacyId: 1 },
      { kind: 'words', text: ', hello' },
    ])
  })

  it('do not match a longer name as a shorter one', () => {
    expect(commentParts('@idas bread', [ida])).toEqual([{ kind: 'words', text: '@idas bread' }])
  })

  it.each([
    ['See https://example.org/a?b=c#d.', [['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d']]],
    ['(www.example.org)', [['www.example.org', 'https://www.example.org']]],
    [
      'https://en.wikipedia.org/wiki/Ida_(film)',
      [['https://en.wikipedia.org/wiki/Ida_(film)', 'https://en.wikipedia.org/wiki/Ida_(film)']],
    ],
    ['javascript:alert(1) data:text/html,x ftp://x', []],
    ['https://', []],
  ])('lead to the web: %s', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })

  it('join to the original text', () => {
    const text = 'a @ida https://x.test/@ida <b>www.y.test!</b> @nobody'
    const parts = commentParts(text, [ida])
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter(({ kind }) => kind === 'mention')).toHaveLength(1)
  })
})
