import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { GraphQLSchema } from 'graphql'
import type { AnswerOf } from '../../../legacy/contract/contract'
import { cookiePairs } from '../../../legacy/contract/cookies'
import { createContext } from '../../core/context'
import type { PersistedOperations } from '../../core/operations/persistedOperations'
import type { Visit } from '../../core/rest/restClient'
import type { Upstream } from '../../core/rest/upstream'
import type { Settings } from '../../core/settings'
import { discretionIn } from '../../core/plainTab'
import { ClientFiles } from './pageFiles'
import { laterScripts } from './laterScripts'
import { leftTab } from './leftTab'
import {
  loadRenderer,
  type Device,
  type PageRedirect,
  type PageRequest,
  type RenderedPage,
  type Renderer,
} from './renderer'
import { discreetTab, isIndexed, lookOf } from './siteLooks'
import { StoredAnswers } from './storedAnswers'

type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
type Site = AnswerOf<'Site.GetSiteConfiguration'>
type Locale = Site['language']

/** The page waits no longer for its data: without them the client asks itself. */
const patienceMs = 3000

interface Parts {
  readonly schema: GraphQLSchema
  readonly operations: PersistedOperations
  readonly upstream: Upstream
  readonly settings: Settings
  readonly onFailure: (failure: unknown, url: string) => void
}

interface Build {
  readonly html: string
  readonly files: ClientFiles
  readonly renderer: Renderer | null
}

export interface Page {
  readonly status: number
  readonly html: string
  /** Whether search engines may list it. */
  readonly isIndexed: boolean
  /** Whether it is that of a member. */
  readonly isPrivate: boolean
}

/** The built page, filled for a site and a visitor. */
export class IndexPage {
  #build: Promise<Build | null> | undefined
  #builtAt = 0
  #underWay = 0
  readonly #answers: StoredAnswers

  constructor(private readonly parts: Parts) {
    this.#answers = new StoredAnswers(parts.schema, parts.operations)
  }

  /** The page at a path, or where to go instead; null when no client has been built. */
  async render(visit: Visit, cookieHeader: string | undefined, path: string): Promise<Page | PageRedirect | null> {
    const build = await this.#current()
    if (!build) return null
    const signal = AbortSignal.any([visit.signal(), AbortSignal.timeout(patienceMs)])
    const context = createContext(
      this.parts.upstream,
      this.parts.settings,
      { ...visit, gone: signal, signal: () => signal },
      cookieHeader,
    )
    const url = `${visit.protocol}://${visit.host}${path}`
    const device = deviceOf(visit.userAgent)
    // Whoever has gone misses nothing.
    const failed = (failure: unknown) => visit.gone.aborted || this.parts.onFailure(failure, url)
    const request: PageRequest = {
      url,
      device,
      cookies: readableCookies(cookieHeader, this.parts.settings.sessionCookies),
      answer: (id, variables) => this.#answers.answer(id, variables, context),
      signal,
    }
    const [rendered, site, viewer] = await Promise.all([
      build.renderer && this.#draw(build.renderer, request, failed),
      context.rest.Site.GetSiteConfiguration().catch(() => null),
      context.rest.CurrentProfile.GetProfileData().catch(() => null),
    ])
    if (rendered && 'redirect' in rendered) {
      // Only to a page of this site, however odd the address was.
      return /^\/(?![/\\])/.test(rendered.redirect) ? rendered : { redirect: '/' }
    }
    if (rendered?.failure) failed(rendered.failure)
    const page = site
      ? forSite(
          build.html,
          site,
          languageOf(site, viewer, visit.acceptLanguage),
          viewer && discretionIn(cookieHeader, viewer),
        )
      : build.html
    const audience = {
      isIndexed: site !== null && isIndexed(site, this.parts.settings),
      isPrivate: context.jar.sessionHeader !== undefined,
    }
    if (!rendered) return { status: 200, html: page, ...audience }
    return { status: rendered.status, html: withContent(page, rendered, device, build.files), ...audience }
  }

  /** Draws a page, unless so many are being drawn that operations would wait for them. */
  async #draw(
    renderer: Renderer,
    request: PageRequest,
    failed: (failure: unknown) => void,
  ): Promise<RenderedPage | PageRedirect | null> {
    if (this.#underWay >= this.parts.settings.pagesAtOnce) return null
    this.#underWay += 1
    try {
      return await renderer.renderPage(request)
    } catch (failure) {
      failed(failure)
      return null
    } finally {
      this.#underWay -= 1
    }
  }

  /** The build as it is now; only its renderer is that of the gateway's start. */
  async #current(): Promise<Build | null> {
    const { webDist } = this.parts.settings
    const { mtimeMs } = await stat(join(webDist, 'index.html')).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs === 0) return null
    if (mtimeMs !== this.#builtAt || !this.#build) {
      this.#builtAt = mtimeMs
      this.#build = this.#read()
    }
    return this.#build
  }

  async #read(): Promise<Build | null> {
    const { webDist } = this.parts.settings
    const html = await readFile(join(webDist, 'index.html'), 'utf8').catch(() => null)
    if (html === null) return null
    const renderer = await loadRenderer(webDist).catch((failure: unknown) => {
      this.parts.onFailure(failure, '/')
      return null
    })
    return { html, files: await ClientFiles.read(webDist), renderer }
  }
}

/** The cookies without those that scripts cannot read in the browser either: whose session it is stays in the gateway. */
function readableCookies(header: string | undefined, sessionCookies: readonly string[]): string {
  const readable = cookiePairs(header).filter(([name]) => !sessionCookies.includes(name))
  return readable.map((pair) => pair.join('=')).join('; ')
}

function deviceOf(userAgent = ''): Device {
  return /\bMobi/i.test(userAgent) ? 'phone' : 'desktop'
}

/** The title of the built page, which stands until its screen gives it one. */
const TITLE = /(<title[^>]*>)[^<]*<\/title>/

/** The scripts of the built page. */
const SCRIPTS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

function withContent(page: string, rendered: RenderedPage, device: Device, client: ClientFiles): string {
  const { scripts, styles } = client.filesFor(rendered.modules)
  const boot = { device, drawn: rendered.drawn, records: rendered.records }
  const code = [
    ...(page.match(SCRIPTS) ?? []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('')
  const head = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  // After what they take over, so that its styles and pictures have the line to themselves.
  const foot = [
    // Before the scripts, which may run as soon as they are put in.
    `<script type="application/json" id="boot">${jsonInHtml(boot)}</script>`,
    rendered.html ? laterScripts.elements(code) : code,
  ]
  const bare = page.replaceAll(SCRIPTS, '')
  return (rendered.head.includes('<title') ? bare.replace(TITLE, () => rendered.head) : bare)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace('</body>', () => `${foot.join('')}</body>`)
    .replace('<div id="root"></div>', () => `<div id="root">${rendered.html}</div>`)
}

function forSite(html: string, site: Site, language: Locale, discretion: Viewer['discretion']): string {
  const look = lookOf(site)
  const title = discretion?.discreetTab ? discreetTab.title[language] : site.name
  const icon = discretion?.discreetTab ? discreetTab.icon : look.name
  const blurred = discretion?.blurPictures ? ' data-blurred' : ''
  return html
    .replace('<head>', () => (site.dark ? `<head>${leftTab.element}` : '<head>'))
    .replace(
      /<html[^>]*>/,
      // The colours of Mantine's components hang on the scheme.
      () => `<html lang="${language}" data-site="${look.name}" data-mantine-color-scheme="${look.scheme}"${blurred}>`,
    )
    .replace(TITLE, (_match, start: string) => `${start}${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="apple-mobile-web-app-title" content=")[^"]*/,
      (_match, start: string) => start + escapeHtml(title),
    )
    .replace(/(<meta name="theme-color" content=")[^"]*/, (_match, start: string) => start + look.colour)
    .replaceAll(/(<link rel="(?:icon|apple-touch-icon)" href="[^"]*)nordlys/g, (_match, start: string) => start + icon)
}

/** The member's own language, else the browser's if the site has it, else the site's. */
function languageOf(site: Site, viewer: Viewer | null, acceptLanguage = ''): Locale {
  if (viewer?.language && site.languages.includes(viewer.language)) return viewer.language
  const asked = acceptLanguage
    .split(',')
    .map((item) => {
      const [tag = '', quality = 'q=1'] = item.trim().split(';')
      return { tag: tag.trim().toLowerCase(), weight: Number(quality.trim().replace('q=', '')) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of asked) {
    const found = site.languages.find((locale) => locale.toLowerCase() === tag || locale.split('-', 1)[0] === tag)
    if (found) return found
  }
  return site.language
}

/** JSON that cannot end the script that it stands in. */
function jsonInHtml(value: object): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
