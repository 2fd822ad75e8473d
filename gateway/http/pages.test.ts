import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { site, viewer } from '../testing/fixtures'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'
import { shellScript, writeClient } from '../testing/clientBuild'

const PAGES = 2
const article = {
  topic: 'Møder',
  title: 'En bænk',
  teaser: 'Kort',
  author: 'Nordlys',
  picture: null,
  publishedAt: '2026-11-01T08:00:00.000Z',
}
const html = { accept: 'text/html,application/xhtml+xml' }

let webDist: string
let stub: Stub
let gateway: TestGateway
beforeAll(async () => {
  webDist = await writeClient()
  const persistedOperations = join(webDist, 'operations.json')
  stub = await startStub()
  gateway = await startGateway(stub.url, { webDist, persistedOperations, pagesAtOnce: PAGES })
})
afterEach(() => stub.reset())
afterAll(async () => {
  await gateway.close()
  await stub.close()
  await rm(webDist, { recursive: true })
})

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(gateway.url + path, { headers: { ...html, ...headers } })
  return { response, text: await response.text() }
}

function bootOf(text: string): unknown {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text)?.[1]
  return json === undefined ? null : (JSON.parse(json) as unknown)
}

/** What the policy says of scripts. */
function allowed(response: Response): string | undefined {
  return /script-src ([^;]*);/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
}

function sourceOf(script = ''): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly purpose: string
}

describe('the web app manifest', () => {
  it.each([
    { dark: false, name: 'Nordlys', language: 'da-DK', look: 'nordlys', colour: '#FBFAF8', mail: 'Beskeder' },
    { dark: true, name: 'Midnat', language: 'sv-SE', look: 'midnat', colour: '#141016', mail: 'Meddelanden' },
  ] as const)('is that of the site: $name', async ({ dark, name, language, look, colour, mail }) => {
    stub.answer('Site.GetSiteConfiguration', { ...site, dark, name, language })
    const response = await fetch(`${gateway.url}/manifest.webmanifest`)
    expect(response.headers.get('content-type')).toContain('application/manifest+json')
    const manifest = (await response.json()) as { icons: Icon[]; shortcuts: { url: string; icons: Icon[] }[] }
    expect(manifest).toMatchObject({ name, short_name: name, lang: language, theme_color: colour, start_url: '/' })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ])
    expect(manifest.shortcuts).toMatchObject([{ name: mail, url: '/Mail' }, { url: '/Search' }, { url: '/Pictures' }])
    for (const { src } of [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)]) {
      expect(src).toContain(look)
      expect(existsSync(join('web/public', src))).toBe(true)
    }
  })

  it('is not served while the site is unknown', async () => {
    stub.refuse('Site.GetSiteConfiguration', 503, 'MAINTENANCE')
    expect((await fetch(`${gateway.url}/manifest.webmanifest`)).status).toBe(503)
  })
})

describe('for crawlers', () => {
  it('there is a list of public pages', async () => {
    stub.answer('Support.GetSeoBlogs', [])
    stub.answer('Seo.AllLandingPages', [{ id: 3, path: '/dating/ærø & ø', title: 'Ærø', teaser: 'Øer' }])
    const robots = await (await fetch(`${gateway.url}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${gateway.url}/sitemap.xml`)
    expect(robots).not.toMatch(/^Disallow: \/$/m)
    const response = await fetch(`${gateway.url}/sitemap.xml`)
    expect(response.headers.get('content-type')).toContain('application/xml')
    const text = await response.text()
    expect(text).toContain(`<loc>${gateway.url}/Support/FAQ</loc>`)
    expect(text).toContain(`<loc>${gateway.url}/dating/%C3%A6r%C3%B8%20&amp;%20%C3%B8</loc>`)
    expect((await page('/')).response.headers.has('x-robots-tag')).toBe(false)
  })

  it('the list has every article, however many there are', async () => {
    stub.answer('Seo.AllLandingPages', [])
    stub.on('Support.GetSeoBlogs', ({ query }) => {
      const { skip = 0, take = 30 } = query as { skip?: string; take?: string }
      return Array.from({ length: Math.min(Number(take), 230 - Number(skip)) }, (_, index) => ({
        ...article,
        id: Number(skip) + index + 1,
        path: `/Blog/${Number(skip) + index}`,
      }))
    })
    const text = await (await fetch(`${gateway.url}/sitemap.xml`)).text()
    expect(text.match(/<loc>[^<]*\/Blog\/\d+<\/loc>/g)).toHaveLength(230)
  })

  it('a dark site is not there', async () => {
    stub.answer('Site.GetSiteConfiguration', { ...site, dark: true })
    expect(await (await fetch(`${gateway.url}/robots.txt`)).text()).toMatch(/^Disallow: \/$/m)
    expect((await fetch(`${gateway.url}/sitemap.xml`)).status).toBe(404)
    expect((await page('/')).response.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('pages come to those who accept anything, files do not become pages', async () => {
    const accepts = { accept: '*/*' }
    expect((await fetch(`${gateway.url}/Reviews`, { headers: accepts })).headers.get('content-type')).toContain(
      'text/html',
    )
    expect((await fetch(`${gateway.url}/gone.png`, { headers: accepts })).status).toBe(404)
  })
})

describe('the page', () => {
  it.each(['/', '/Start', '/dating/aarhus', '/Profile/12?tab=about'])(
    'is sent for %s with what the client starts from',
    async (path) => {
      const { response, text } = await page(path, { cookie: 'sid=mine' })
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(bootOf(text)).toEqual({
        device: 'desktop',
        records: { data: { site: { name: 'Nordlys', isDark: false }, viewer: { name: 'Freja', language: null } } },
      })
      expect(stub.seen.find(({ name }) => name === 'CurrentProfile.GetProfileData')?.headers.cookie).toBe('sid=mine')
      expect(stub.seen.map(({ name }) => name).sort()).toEqual([
        'CurrentProfile.GetProfileData',
        'Site.GetSiteConfiguration',
      ])
    },
  )

  it('has its content, and names the files that the content needs beyond those of every page', async () => {
    const { text } = await page('/')
    expect(text).toContain('<div id="root"><h1>desktop</h1></div>')
    const files = [...text.matchAll(/<link rel="(stylesheet|modulepreload)" crossorigin href="([^"]*)">/g)]
    expect(files.map(([, kind, file]) => `${kind} ${file}`)).toEqual([
      'stylesheet /assets/form-abc.css',
      'stylesheet /assets/Screen-abc.css',
      'modulepreload /assets/form-abc.js',
      'modulepreload /assets/Screen-abc.js',
    ])
  })

  it('has its code after its content, for a script that the policy allows to put in later', async () => {
    const { text, response } = await page('/')
    const places = [
      '</head>',
      '<h1>desktop</h1>',
      // The scripts read it as soon as they run.
      'id="boot"',
      '<template id="scripts">',
      '<script type="module" crossorigin src="/assets/index-abc.js">',
      '<link rel="modulepreload" crossorigin href="/assets/Screen-abc.js">',
      '</template><script>',
      '</body>',
    ].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text.match(/index-abc\.js/g)).toHaveLength(1)
    expect(allowed(response)).toContain(sourceOf(/<\/template><script>([^<]+)<\/script>/.exec(text)?.[1]))
  })

  it('is kept by a visitor’s browser, which asks whether it has changed; a member’s is not', async () => {
    const { response } = await page('/')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const known = { 'if-none-match': response.headers.get('etag') ?? '' }
    const again = await page('/', known)
    expect([again.response.status, again.text]).toEqual([304, ''])
    expect((await page('/?titled', known)).response.status).toBe(200)
    const members = await page('/', { ...known, cookie: 'sid=mine' })
    expect([members.response.status, members.response.headers.get('etag')]).toEqual([200, null])
  })

  it('is drawn without knowing the cookies of the session', async () => {
    const { text } = await page('/cookies', { cookie: 'sid=mine; comments=flat; __Host-device=this; plain-tab=1' })
    expect(text).toContain('<div id="root">comments=flat; plain-tab=1</div>')
  })

  it('is left to the browser while as many are being drawn as may be', async () => {
    let draw: (() => void) | undefined
    Object.assign(globalThis, { untilDrawn: new Promise<void>((resolve) => (draw = resolve)) })
    const drawn = Array.from({ length: PAGES }, () => page('/slow'))
    await expect.poll(async () => (await page('/')).text).toContain('<div id="root"></div>')
    draw?.()
    for (const { text } of await Promise.all(drawn)) expect(text).toContain('<h1>desktop</h1>')
    expect((await page('/')).text).toContain('<h1>desktop</h1>')
  })

  it('is made for the device that asks', async () => {
    const { text } = await page('/', {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36',
    })
    expect(text).toContain('<h1>phone</h1>')
    expect(bootOf(text)).toMatchObject({ device: 'phone' })
  })

  it('has the title that its content gives it', async () => {
    const { text } = await page('/?titled')
    expect(text.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Its own</title>'])
    expect(text).toContain('<meta name="description" content="Words"/>')
  })

  it.each([
    ['', '/Start'],
    ['?to=//evil.example', '/'],
    ['?to=https://evil.example', '/'],
  ])('leads on where the client would, on the same site: %s', async (query, location) => {
    const response = await fetch(`${gateway.url}/Community${query}`, { headers: html, redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(location)
  })

  it('says when nothing is there', async () => {
    const { response, text } = await page('/nowhere')
    expect(response.status).toBe(404)
    expect(text).toContain('<h1>desktop</h1>')
  })

  it('looks like its site', async () => {
    stub.answer('Site.GetSiteConfiguration', { ...site, id: 8, dark: true, name: 'Midnat & <co>', language: 'en-GB' })
    const { text } = await page('/')
    expect(text).toContain('<html lang="en-GB" data-site="midnat" data-mantine-color-scheme="dark">')
    expect(text).toContain('<meta name="theme-color" content="#141016" />')
    expect(text).toContain('<link rel="icon" href="/icon-midnat.svg"')
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/midnat-apple-180.png"')
    expect(text).toContain('<title>Midnat &amp; &lt;co&gt;</title>')
    expect(text).toContain('<meta name="apple-mobile-web-app-title" content="Midnat &amp; &lt;co&gt;"')
  })

  it('can be hidden on a dark site by a script that the policy allows', async () => {
    stub.answer('Site.GetSiteConfiguration', { ...site, dark: true })
    const { text, response } = await page('/')
    const [, script = ''] = /<head><script>([^<]+)<\/script>/.exec(text) ?? []
    expect(allowed(response)).toContain(sourceOf(script))
    stub.answer('Site.GetSiteConfiguration', site)
    expect((await page('/')).text).not.toContain(script)
  })

  it.each([
    ["the member's", 'en-GB', 'da', 'en-GB'],
    ["the browser's, as far as the site has it", null, 'fr, en;q=0.8, da;q=0.5', 'en-GB'],
    ["the site's", null, 'fr', 'da-DK'],
  ] as const)('speaks %s language', async (_whose, language, asked, expected) => {
    stub.answer('CurrentProfile.GetProfileData', { ...viewer, language })
    const { text } = await page('/', { 'accept-language': asked })
    expect(text).toContain(`<html lang="${expected}"`)
  })

  it('stays intact whatever members call themselves', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028'
    stub.answer('CurrentProfile.GetProfileData', { ...viewer, name })
    const { text } = await page('/')
    expect(text).not.toContain('alert(1)</script>')
    expect(bootOf(text)).toMatchObject({ records: { data: { viewer: { name } } } })
  })

  it('is sent without content where that cannot be rendered', async () => {
    const { response, text } = await page('/broken')
    expect(response.status).toBe(200)
    expect(bootOf(text)).toBeNull()
    expect(text).toContain('<div id="root"></div>')
  })

  it('is sent without the data when that fails', async () => {
    stub.on('CurrentProfile.GetProfileData', (_request, reply) => reply.status(500).send('down'))
    const { response, text } = await page('/')
    expect(response.status).toBe(200)
    expect(bootOf(text)).toBeNull()
    expect(text).toContain('<div id="root">')
  })

  it.each(['/assets/gone-123.js', '/icon.png'])('is not sent for a missing file: %s', async (path) => {
    const response = await fetch(gateway.url + path)
    expect(response.status).toBe(404)
  })

  it('is not sent for a stale chunk that a browser opens', async () => {
    expect((await page('/assets/gone-123.js')).response.status).toBe(404)
  })
})

describe('files', () => {
  it('with a hash in their name may be cached for ever', async () => {
    const response = await fetch(`${gateway.url}/assets/index-abc.js`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('come compressed as the browser accepts: %s', async (accepted, encoding) => {
    const response = await fetch(`${gateway.url}/assets/shell-abc.js`, { headers: { 'accept-encoding': accepted } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await response.text()).toBe(shellScript)
  })

  it('without one are revalidated', async () => {
    const response = await fetch(`${gateway.url}/icon-nordlys.svg`)
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it.each(['/operations.json', '/index.html', '/.vite/manifest.json', '/.server/server.js'])(
    'that are not for browsers are not served: %s',
    async (path) => {
      const response = await fetch(gateway.url + path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('Query')
    },
  )
})

describe('every answer', () => {
  it('carries security headers', async () => {
    const { headers } = (await page('/')).response
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^ ]+')+;/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('carries HSTS where it came by TLS', async () => {
    const { headers } = (await page('/', { 'x-forwarded-proto': 'https' })).response
    expect(headers.get('strict-transport-security')).toContain('max-age=')
  })
})

describe('what the legacy server serves to browsers itself', () => {
  it('is forwarded, with the address and host of the client', async () => {
    const response = await fetch(`${gateway.url}/api/CurrentProfile/GetProfileData?a=1`, {
      headers: { cookie: 'sid=mine', 'x-forwarded-host': 'no.localhost', 'x-forwarded-for': '203.0.113.9' },
    })
    expect(await response.json()).toMatchObject({ name: 'Freja' })
    expect(stub.seen[0]).toMatchObject({
      query: { a: '1' },
      headers: { cookie: 'sid=mine', 'x-forwarded-host': 'no.localhost', 'x-forwarded-for': '203.0.113.9' },
    })
  })

  it('fails plainly when the server cannot be reached', async () => {
    const alone = await startGateway('http://127.0.0.1:9', { webDist })
    try {
      const response = await fetch(`${alone.url}/media/1/full.webp`)
      expect([response.status, await response.json()]).toEqual([502, { status: 502, code: 'UPSTREAM_ERROR' }])
      expect((await fetch(`${alone.url}/healthz`)).status).toBe(200)
      expect((await fetch(`${alone.url}/readyz`)).status).toBe(503)
      expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200)
    } finally {
      await alone.close()
    }
  })
})
