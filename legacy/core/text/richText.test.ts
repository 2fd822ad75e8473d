// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { mediaIn, sanitiseContent, sanitiseRichText, sanitiseTextWithPictures, withoutMedia, wordsOf } from './richText'
import { xssTexts } from './xss.fixture'

const allowed = new Set(['P', 'BR', 'STRONG', 'EM', 'U', 'S', 'H2', 'H3', 'UL', 'OL', 'LI', 'BLOCKQUOTE', 'A'])

/** Additional elements of texts for others, with their required attributes. */
const pictures = /^<img data-media-id="[1-9]\d*" alt="[^"<>]*">$/
const videos = /^<div data-video="(youtube:[\w-]{11}|vimeo:\d+)"><\/div>$/

/** Elements and attributes outside the allow-list in a page that shows the text. */
function strangers(html: string, sanitise = sanitiseRichText): string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  return [...page.querySelectorAll('*')].flatMap((element) => {
    const { tagName, attributes } = element
    if (sanitise !== sanitiseRichText && pictures.test(element.outerHTML)) return []
    if (sanitise === sanitiseContent && videos.test(element.outerHTML)) return []
    if (!allowed.has(tagName)) return [tagName]
    return [...attributes].flatMap(({ name, value }) => {
      if (tagName === 'A' && name === 'rel' && value === 'nofollow noopener ugc') return []
      if (tagName === 'A' && name === 'href' && /^(https?|mailto):/.test(new URL(value, 'x:/').href)) return []
      return [`${tagName} ${name}=${value}`]
    })
  })
}

/** The text after a browser has parsed and serialised it. */
function shownAgain(html: string): string {
  const page = document.createElement('div')
  page.innerHTML = html
  return page.innerHTML
}

describe('an attack', () => {
  it('has many forms', () => {
    expect(new Set(xssTexts.map(([, html]) => html)).size).toBeGreaterThan(200)
  })

  describe.each([sanitiseRichText, sanitiseTextWithPictures, sanitiseContent])('after $name', (sanitise) => {
    it.each(xssTexts)('is harmless: %s: %s', (_technique, html) => {
      const clean = sanitise(html)
      expect(strangers(clean, sanitise)).toEqual([])
      expect(strangers(shownAgain(clean), sanitise)).toEqual([])
      expect(sanitise(clean)).toBe(clean)
    })

    it.each(xssTexts)('is harmless inside another: %s: %s', (_technique, html) => {
      const clean = sanitise(`<p>before</p><ul><li>${html}</li></ul><blockquote>${html}</blockquote>after`)
      expect(strangers(clean, sanitise)).toEqual([])
      expect(strangers(shownAgain(clean), sanitise)).toEqual([])
    })
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

  it('is rewritten in the elements of the allow-list', () => {
    expect(sanitiseRichText('<h1>a</h1><b>b</b><i>c</i><del>d</del><span style="color:red">e</span>')).toBe(
      '<h2>a</h2><strong>b</strong><em>c</em><s>d</s>e',
    )
  })

  it('is empty without a word', () => {
    for (const html of ['', '  ', '<p></p>', '<p><br></p><p> </p>', '<script>x</script>', '<ul><li></li></ul>']) {
      expect(sanitiseRichText(html)).toBe('')
    }
  })

  it('converts to plain words', () => {
    expect(wordsOf('<h2>Hej</h2><p>du &amp; jeg<br>5 &lt; 7</p><p></p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Hej\ndu & jeg\n5 < 7\na\nb',
    )
    expect(wordsOf('&amp;lt;p&amp;gt;')).toBe('&lt;p&gt;')
    expect(wordsOf('uden mærker')).toBe('uden mærker')
  })
})

describe('a text with media', () => {
  const youtube = '<div data-video="youtube:dQw4w9WgXcQ"></div>'
  const vimeo = '<div data-video="vimeo:76979871"></div>'
  const player = (address: string) => sanitiseContent(`<iframe src="${address}" allowfullscreen>old browsers</iframe>`)

  it('stays as it is', () => {
    const html = `<p>Før</p><img data-media-id="7" alt="Solen, &quot;rød&quot;" />${youtube}${vimeo}<p>Efter</p>`
    expect(sanitiseContent(html)).toBe(html)
  })

  it('is only for fields that may hold media', () => {
    expect(sanitiseRichText(`<p>x</p><img data-media-id="7" alt="y">${youtube}`)).toBe('<p>x</p>')
    expect(wordsOf(`<p>a</p><img data-media-id="7" alt="y" /><p>b</p>${youtube}<p>c</p>`)).toBe('a\nb\nc')
  })

  it('may hold pictures of the member’s own, and no videos of other sites', () => {
    const image = '<img src="https://example.com/x.gif" data-media-id="7" onerror="hit=1" alt="y">'
    const frame = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>'
    const foreign = '<img src="https://example.com/x.gif"><img src="/media/abc/full.webp">'
    expect(sanitiseTextWithPictures(`<p>x</p>${image}${foreign}${youtube}${frame}<p>y</p>`)).toBe(
      '<p>x</p><img data-media-id="7" alt="y" /><p>y</p>',
    )
    expect(sanitiseTextWithPictures(image)).toBe('<img data-media-id="7" alt="y" />')
    expect(sanitiseTextWithPictures(`<p></p>${foreign}${youtube}`)).toBe('')
  })

  it('needs no word, unless it has no media item either', () => {
    expect(sanitiseContent('<img data-media-id="7">')).toBe('<img data-media-id="7" alt="" />')
    expect(sanitiseContent(youtube)).toBe(youtube)
    expect(sanitiseContent('<p></p><img src="x"><div></div>')).toBe('')
  })

  it('has pictures by their id alone', () => {
    const image =
      '<img src="https://example.com/x.gif" data-media-id="7" class="x" onerror="hit=1" alt="a\u202Eb\n&lt;c&gt;">'
    expect(sanitiseContent(image)).toBe('<img data-media-id="7" alt="ab &lt;c&gt;" />')
    for (const id of ['', '0', '07', '-7', '7.0', '7"', '1e3', '２', '2147483648', '99999999999', 'x']) {
      expect(sanitiseContent(`<p>x<img data-media-id='${id}'></p>`)).toBe('<p>x</p>')
    }
  })

  it('has videos of the known sites, by ids in their formats', () => {
    const names = ['youtube:short', 'youtube:dQw4w9WgXcQ"', 'youtube:dQw4w9WgXcQ/x', 'youtube:dQw4w9WgXc?', 'vimeo:1/2']
    const others = [
      'vimeo:abcdef',
      'evil:dQw4w9WgXcQ',
      'constructor:dQw4w9WgXcQ',
      'youtube:dQw4w9WgXcQ:x',
      'youtube',
      '',
    ]
    for (const name of [...names, ...others]) {
      expect(sanitiseContent(`<p>x</p><div data-video='${name}'>y</div>`)).toBe('<p>x</p>y')
    }
    expect(sanitiseContent('<p>x</p><external-video data-video="youtube:dQw4w9WgXcQ"></external-video>')).toBe(
      '<p>x</p>',
    )
  })

  it('converts a player to its video', () => {
    for (const address of [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?start=7&amp;rel=0',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      '//www.youtube.com/embed/dQw4w9WgXcQ',
    ]) {
      expect(player(address)).toBe(youtube)
    }
    expect(player('https://player.vimeo.com/video/76979871?h=1')).toBe(vimeo)
    for (const address of [
      'https://example.com/embed/dQw4w9WgXcQ',
      'https://youtube.com.example.com/embed/dQw4w9WgXcQ',
      'https://example.com/?https://www.youtube.com/embed/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/videoseries?list=1',
      'https://www.youtube.com/embed/live_stream?channel=1',
      'javascript://www.youtube.com/embed/dQw4w9WgXcQ',
      '/embed/dQw4w9WgXcQ',
    ]) {
      expect(player(address)).toBe('')
    }
  })

  it('converts an address alone in a paragraph to its video, and no other link', () => {
    const link = (address: string, words = address) => `<p><a href="${address}">${words}</a></p>`
    for (const address of [
      'https://youtu.be/dQw4w9WgXcQ?t=4',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=4s',
      'https://m.youtube.com/watch?app=desktop&amp;v=dQw4w9WgXcQ',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
    ]) {
      expect(sanitiseContent(link(address))).toBe(youtube)
    }
    expect(sanitiseContent(link('https://vimeo.com/76979871'))).toBe(vimeo)
    for (const html of [
      link('https://youtu.be/dQw4w9WgXcQ', 'Look at this'),
      `<p>Look: <a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>`,
      link('https://www.youtube.com/@someone'),
      link('https://vimeo.com/channels/staffpicks'),
    ]) {
      expect(sanitiseContent(html)).toContain('<a href=')
    }
  })

  it('lets a video stand on its own, empty', () => {
    expect(sanitiseContent(`<p>a<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>b</p>`)).toBe(
      `<p>a</p>${youtube}b<p></p>`,
    )
    expect(sanitiseContent(`<div data-video="youtube:dQw4w9WgXcQ"><p>within</p></div>`)).toBe(`${youtube}<p>within</p>`)
    const nested = sanitiseContent(`<p><strong><div data-video="vimeo:76979871">x</div></strong></p>`)
    expect(sanitiseContent(nested)).toBe(nested)
  })

  it("lists the member's own media, and can be stripped of some", () => {
    const html = sanitiseContent('<img data-media-id="9"><p>x<img data-media-id="7"></p><img data-media-id="9">')
    expect(mediaIn(html)).toEqual([9, 7])
    expect(mediaIn('<p>data-media-id="9"</p>')).toEqual([])
    expect(withoutMedia(html, new Set([9]))).toBe('<p>x<img data-media-id="7" alt="" /></p>')
  })
})
