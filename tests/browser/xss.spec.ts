import { expect, test, type Page } from '@playwright/test'
import { build } from 'vite'
import { sanitiseContent } from '../../legacy/core/text/richText'
import { harmless, xssTexts } from '../../legacy/core/text/xss.fixture'
import { askGraph, closeDialogs, logOn } from './member'
import { siteUrl } from './visitor'

// Disables the content security policy, which is only the second line of defence.
test.use({ bypassCSP: true })

const MAIN = 'dk.localhost'
const AT_ONCE = 150
const SAVE = `mutation ($input: SaveBlogEntryInput!) {
  saveBlogEntry(input: $input) { entry { legacyId } userErrors { code message field } }
}`

/**
 * An unclosed text may swallow what follows, so it is tested alone; many others fit into one text, each after
 * harmless words.
 */
const closed = xssTexts.filter(([technique]) => technique !== 'unclosed').map(([, text]) => text)
const unclosed = xssTexts.filter(([technique]) => technique === 'unclosed').map(([, text]) => text)
const texts = Array.from({ length: Math.ceil(closed.length / AT_ONCE) }, (_, index) => {
  const part = closed.slice(index * AT_ONCE, (index + 1) * AT_ONCE)
  return harmless + part.map((text) => text + harmless).join('') + (unclosed[index * 5] ?? '')
})

/** Permitted embeds: players of videos, which send no other requests. */
const player = /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{11}|player\.vimeo\.com\/video\/\d{5,12}\?dnt=1)$/

/** Collects actions of a page that no text may cause. */
function watch(page: Page): string[] {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    const own = hostname.endsWith('.localhost') || ['data:', 'blob:'].includes(protocol)
    if (!own && !player.test(request.url())) done.push(`request ${request.url()}`)
  })
  page.on('popup', (popup) => done.push(`popup ${popup.url()}`))
  return done
}

async function keepInside(page: Page): Promise<void> {
  await page.route(
    (url) => !url.hostname.endsWith('.localhost'),
    (route) => route.abort(),
  )
}

/** Lists elements and attributes in a page's texts that are not on the allow-list. */
function strangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tags = 'P BR STRONG EM U S H1 H2 H3 H4 UL OL LI BLOCKQUOTE A'.split(' ')
    const more = 'HR DL DT DD PRE FIGURE FIGCAPTION B I DEL INS MARK SMALL SUB SUP CODE KBD ABBR'.split(' ')
    const table = 'TABLE CAPTION THEAD TBODY TFOOT TR TH TD'.split(' ')
    const attributes = new Set('href rel title start colspan rowspan scope lang tabindex width height'.split(' '))
    const first = [...document.querySelectorAll('main h2')].find(({ textContent }) => textContent === 'Fyret')
    const all = first?.parentElement ? [...first.parentElement.querySelectorAll('*')] : []
    const own = (element: Element) => element.closest('iframe, button') !== null
    return all.flatMap((element) => {
      if (own(element)) return element.tagName === 'IFRAME' && element.hasAttribute('srcdoc') ? ['srcdoc'] : []
      const local =
        element.tagName === 'IMG' && new URL(element.getAttribute('src') ?? '', location.href).origin === origin
      if (!local && ![...tags, ...more, ...table].includes(element.tagName)) return [element.tagName]
      return [...element.attributes].flatMap(({ name, value }) => {
        if (local && ['src', 'alt', 'loading', 'draggable'].includes(name)) return []
        if (name === 'href' && !/^(?:https?:|mailto:|tel:|[/#?.])/i.test(value)) return [`${name}=${value}`]
        // The browser keeps the `is` attribute of an element, but without a value.
        if (name === 'is' && value === '') return []
        // The attribute has no meaning on other elements.
        if (name === 'data-media-id' || name === 'data-video') return []
        return attributes.has(name) ? [] : [`${element.tagName} ${name}=${value}`]
      })
    })
  })
}

/** Triggers event handlers that passed the sanitiser and returns whether any ran. */
function provoked(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    for (const element of document.querySelectorAll('main *')) {
      for (const name of ['mouseover', 'pointerover', 'focus', 'toggle', 'animationstart', 'error', 'load']) {
        element.dispatchEvent(new Event(name))
      }
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
    return window.hit ?? null
  })
}

async function expectNothingRan(page: Page, done: readonly string[]): Promise<void> {
  expect(await provoked(page)).toBeNull()
  expect(await strangers(page)).toEqual([])
  expect(done).toEqual([])
}

const HTML = 'xss-test'

/** Replaces all texts by members in the server's answers with a given text from now on. */
async function writeInto(page: Page): Promise<(html: string) => Promise<void>> {
  await page.addInitScript((key) => {
    const written = new Set(['html', 'text', 'title', 'headline', 'excerpt', 'description'])
    const html = localStorage.getItem(key) ?? ''
    const replaced = (name: string, value: unknown) =>
      written.has(name) && typeof value === 'string' && value !== '' ? html : value
    // The page would come with its texts; without them the client asks.
    document.addEventListener('readystatechange', () => document.getElementById('boot')?.remove())
    const ask = window.fetch
    window.fetch = async (...question) => {
      const answer = await ask(...question)
      if (!answer.url.endsWith('/graphql') || !answer.headers.get('content-type')?.includes('json')) return answer
      const body = JSON.stringify(JSON.parse(await answer.text(), replaced))
      return new Response(body, { status: answer.status, headers: { 'content-type': 'application/json' } })
    }
  }, HTML)
  return async (html) => {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [HTML, html] as const)
  }
}

async function newEntry(page: Page, html: string): Promise<number> {
  const content = { title: 'Fyret', html, tags: ['"><svg onload=hit=1>'], commentsEnabled: true, publish: true }
  const input = { ...content, audience: ['MEN', 'WOMEN', 'COUPLES'], key: crypto.randomUUID() }
  const { saveBlogEntry } = await askGraph(page, SAVE, input)
  return (saveBlogEntry as unknown as { entry: { legacyId: number } }).entry.legacyId
}

const whole = (page: Page) => page.locator('main h2', { hasText: /^Fyret$/ })

test('every text is harmless after the client’s sanitiser', async ({ page, baseURL }) => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'tests/browser/sanitisers.fixture.ts', formats: ['iife'], name: 'cleaning' },
    },
  })
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const content = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : [])).join('\n')
  const done = watch(page)
  await keepInside(page)
  await page.goto(siteUrl(baseURL, MAIN, '/healthz'))
  await page.setContent('<main><div></div></main>')
  await page.addScriptTag({ content })
  const found = await page.evaluate(
    async ({ all, beside }) => {
      const place = document.querySelector('main div')
      const wrong: string[] = []
      for (const [technique, text] of all) {
        for (const [name, sanitise] of Object.entries(window.sanitisers)) {
          if (!place) throw new Error('There is no place')
          const clean = sanitise(beside + text + beside)
          place.innerHTML = clean
          // Sanitises the serialised result again, as the next read does.
          const again = sanitise(place.innerHTML)
          const kept = place.querySelector('h2 + p > strong + em') && place.querySelector('li')
          if (!kept || (technique === 'address' && place.querySelectorAll('h2').length < 2))
            wrong.push(`${name} lost ${text}`)
          for (const each of place.querySelectorAll('*')) {
            if ([...each.attributes].some((attribute) => attribute.name.startsWith('on'))) wrong.push(`${name} ${text}`)
          }
          place.innerHTML = again
          await Promise.resolve()
          if (window.hit !== undefined) wrong.push(`${name} ran ${text}`)
          window.hit = undefined
        }
      }
      return wrong
    },
    { all: xssTexts, beside: harmless },
  )
  expect(found).toEqual([])
  await expectNothingRan(page, done)
})

test('the page of an entry shows unsanitised answers, and nothing runs', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'mikkel', MAIN)
  await closeDialogs(page)
  await keepInside(page)
  const id = await newEntry(page, '<p>Fyret</p>')
  const done = watch(page)
  const write = await writeInto(page)
  for (const html of texts) {
    await write(html)
    await page.goto(siteUrl(baseURL, MAIN, `/Community/Blogs/Entry/${id}`))
    await expect(whole(page).first()).toBeVisible()
    await expectNothingRan(page, done)
  }
})

test('a profile with its guestbook, and lists, show them, and nothing runs', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'luna', MAIN)
  await closeDialogs(page)
  await keepInside(page)
  const { viewer } = await askGraph(page, '{ viewer { legacyId } }', {})
  const { legacyId } = viewer as unknown as { legacyId: number }
  const done = watch(page)
  const write = await writeInto(page)
  for (const html of texts) {
    await write(html)
    await page.goto(siteUrl(baseURL, MAIN, `/Profile/${legacyId}`))
    await expect(whole(page).first()).toBeVisible()
    await expectNothingRan(page, done)
  }
  for (const path of ['/Community/Blogs/All', '/Community/Blogs/MyComments', '/Notes', '/Start']) {
    await page.goto(siteUrl(baseURL, MAIN, path))
    await expect(page.locator('main h1')).toBeVisible()
    await expectNothingRan(page, done)
  }
})

test('texts that the server sanitised are shown unchanged', async ({ page, baseURL }) => {
  await logOn(page, baseURL, 'mikkel', MAIN)
  await closeDialogs(page)
  await keepInside(page)
  const all = closed.filter((text) => !text.includes('\0'))
  // Repeated unclosed elements exceed the allowed depth, after which the sanitiser removes all markup.
  const level = all.filter((text) => sanitiseContent(text.repeat(13) + harmless).endsWith(harmless))
  const deep = all.filter((text) => !level.includes(text))
  const half = Math.ceil(level.length / 2)
  const done = watch(page)
  for (const part of [level.slice(0, half), level.slice(half), deep]) {
    const id = await newEntry(page, harmless + part.map((text) => `${text}${harmless}`).join(''))
    await page.goto(siteUrl(baseURL, MAIN, `/Community/Blogs/Entry/${id}`))
    await expect(whole(page).first()).toBeVisible()
    const kept = await whole(page).count()
    expect(kept).toBeGreaterThan(part === deep ? 0 : part.length)
    await expectNothingRan(page, done)
  }
})

test.describe('under the policy of the pages', () => {
  test.use({ bypassCSP: false })

  test('nothing is refused', async ({ page, baseURL }) => {
    await logOn(page, baseURL, 'mikkel', MAIN)
    await closeDialogs(page)
    const refused: string[] = []
    page.on('console', (message) => {
      // Chromium reports handlers even in the inert document in which texts are sanitised.
      const inert = message.text().startsWith('Executing inline event handler')
      if (message.text().includes('Content Security Policy') && !inert) refused.push(message.text())
    })
    const done = watch(page)
    await keepInside(page)
    const id = await newEntry(page, '<p>Fyret</p>')
    const write = await writeInto(page)
    await write(texts.slice(0, 6).join(''))
    await page.goto(siteUrl(baseURL, MAIN, `/Community/Blogs/Entry/${id}`))
    await expect(whole(page).first()).toBeVisible()
    await expectNothingRan(page, done)
    expect(refused).toEqual([])
  })
})
