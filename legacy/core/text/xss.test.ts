import { describe, expect, it } from 'vitest'
import { sanitiseContent, sanitiseRichText, sanitiseTextWithPictures } from './richText'
import { harmless, xssTexts } from './xss.fixture'

describe('the collection', () => {
  it('has more than five hundred texts, each once, by many techniques', () => {
    expect(new Set(xssTexts.map(([, text]) => text)).size).toBe(xssTexts.length)
    expect(xssTexts.length).toBeGreaterThan(500)
    expect(new Set(xssTexts.map(([technique]) => technique)).size).toBeGreaterThan(10)
  })
})

describe.each([sanitiseRichText, sanitiseTextWithPictures, sanitiseContent])('formatting after $name', (sanitise) => {
  it.each(xssTexts)('stays before an attack: %s: %s', (_technique, text) => {
    expect(sanitise(harmless + text).startsWith(harmless)).toBe(true)
  })

  it.each(xssTexts.filter(([technique]) => technique !== 'unclosed'))('stays behind it: %s: %s', (_technique, text) => {
    expect(sanitise(text + harmless).endsWith(harmless)).toBe(true)
  })

  it('stays beside what programs paste: pictures of the web, and meaningless elements', () => {
    const pasted = '<div><p>a</p></div><img src="https://example.com/a.png"><h2>b</h2><ul><li><div>c</div></li></ul>'
    expect(sanitise(pasted)).toBe('<p>a</p><h2>b</h2><ul><li>c</li></ul>')
  })
})
