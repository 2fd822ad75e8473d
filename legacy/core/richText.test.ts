// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { sanitiseRichText, wordsOf } from './richText'
import { xssTexts } from './xss.fixture'

const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A'])

/** What stands in a page that shows the text and is not on the allow-list. */
function strangers(html: string): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes } = element
    if (!allowed.has(tagName)) return [tagName]
    return [...attributes].flatMap(({ name, value }) => {
      if (tagName === 'A' && name === 'rel' && value === 'nofollow noopener ugc') return []
      if (tagName === 'A' && name === 'href' && /^(https?|mailto):/.test(new URL(value, 'x:/').href)) return []
      return [`${tagName} ${name}=${value}`]
    })
  })
}

/** The text as a browser writes it down again once it has understood it. */
function shownAgain(html: string): string {
  const page = document.createElement('div')
  page.innerHTML = html
  return page.innerHTML
}

describe('a text that would run something', () => {
  it('has many forms', () => {
    expect(new Set(xssTexts.map(([, html]) => html)).size).toBeGreaterThan(200)
  })

  it.each(xssTexts)('is harmless: %s: %s', (_technique, html) => {
    const clean = sanitiseRichText(html)
    expect(strangers(clean)).toEqual([])
    expect(strangers(shownAgain(clean))).toEqual([])
    expect(sanitiseRichText(clean)).toBe(clean)
  })

  it.each(xssTexts)('is harmless inside another: %s: %s', (_technique, html) => {
    const clean = sanitiseRichText(`<p>before</p><ul><li>${html}</li></ul><blockquote>${html}</blockquote>after`)
    expect(strangers(clean)).toEqual([])
    expect(strangers(shownAgain(clean))).toEqual([])
  })

  it('does not become a tree that browsers choke on', () => {
    const clean = sanitiseRichText('<blockquote>'.repeat(1600) + 'x')
    expect(clean.match(/<blockquote>/g)?.length).toBeLessThan(20)
    expect(wordsOf(clean)).toBe('x')
  })
})

describe('a text as members write it', () => {
  it('stays as it is', () => {
    const html =
      '<h2>Hej</h2><p>Jeg er <strong>glad</strong>, <em>rolig</em>, <u>ærlig</u> og <s>sur</s>.<br />Ny linje</p>' +
      '<h3>Liste</h3><ul><li>én</li></ul><ol><li>to &amp; tre</li></ol><blockquote><p>citat</p></blockquote>'
    expect(sanitiseRichText(html)).toBe(html)
  })

  it('keeps links to the web and to mail, marked as a member’s own', () => {
    expect(sanitiseRichText('<a href="https://example.com/a?b=1&amp;c=2" target="_blank">x</a>')).toBe(
      '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener ugc">x</a>',
    )
    expect(sanitiseRichText('<a href="mailto:me@example.com">x</a>')).toContain('href="mailto:me@example.com"')
    expect(sanitiseRichText('<p><a href="/Settings">her</a></p>')).toBe('<p>her</p>')
  })

  it('says the same in the words of the allow-list', () => {
    expect(sanitiseRichText('<h1>a</h1><b>b</b><i>c</i><del>d</del><span style="color:red">e</span>')).toBe(
      '<h2>a</h2><strong>b</strong><em>c</em><s>d</s>e',
    )
  })

  it('is empty without a word', () => {
    for (const html of ['', '  ', '<p></p>', '<p><br></p><p> </p>', '<script>x</script>', '<ul><li></li></ul>']) {
      expect(sanitiseRichText(html)).toBe('')
    }
  })

  it('can be had as plain words', () => {
    expect(wordsOf('<h2>Hej</h2><p>du &amp; jeg<br>5 &lt; 7</p><p></p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Hej\ndu & jeg\n5 < 7\na\nb',
    )
    expect(wordsOf('&amp;lt;p&amp;gt;')).toBe('&lt;p&gt;')
    expect(wordsOf('uden mærker')).toBe('uden mærker')
  })
})
