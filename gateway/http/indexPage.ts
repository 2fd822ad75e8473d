import type { AnswerOf } from '../../legacy/contract/contract'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql'
import { cookieName, cookiePairs } from '../../legacy/contract/cookies'
import { createContext, type GatewayContext } from '../core/context'
import type { PersistedOperations } from '../core/operations/persistedOperations'
import type { Visit } from '../core/rest/restClient'
import type { Upstream } from '../core/rest/upstream'
import type { Settings } from '../core/settings'
import { discretionIn } from '../shared/plainTab'
import { discreetTab, lookOf } from './siteLooks'

type Viewer = AnswerOf<'CurrentProfile.GetProfileData'>
type Site = AnswerOf<'Site.GetSiteConfiguration'>
type Locale = Site['language']

/** The query of the client's shell. */
const shellQuery = 'AppShellQuery'
/** The query of the counters in the client's header. */
const countsQuery = 'countsQuery'

/** The page waits no longer for these answers: without them the client asks itself. */
const patienceMs = 3000

interface Parts {
  readonly schema: GraphQLSchema
  readonly operations: PersistedOperations
  readonly upstream: Upstream
  readonly settings: Settings
}

interface ParsedOperation {
  readonly id: string
  readonly text: string
  readonly document: DocumentNode
}

/** The built page, filled for a site and a visitor. */
export class IndexPage {
  #file = { html: '', readAt: 0 }
  readonly #operations = new Map<string, ParsedOperation>()

  constructor(private readonly parts: Parts) {}

  /** The page, or null when no client has been built. */
  async render(visit: Visit, cookieHeader: string | undefined): Promise<string | null> {
    const html = await this.#html()
    if (!html) return null
    const signal = AbortSignal.any([visit.signal(), AbortSignal.timeout(patienceMs)])
    const context = createContext(
      this.parts.upstream,
      this.parts.settings,
      { ...visit, gone: signal, signal: () => signal },
      cookieHeader,
    )
    const [boot, counts, site, viewer] = await Promise.all([
      this.#answer(shellQuery, context).catch(() => null),
      hasSession(cookieHeader) ? this.#answer(countsQuery, context).catch(() => null) : null,
      context.rest.Site.GetSiteConfiguration().catch(() => null),
      context.rest.CurrentProfile.GetProfileData().catch(() => null),
    ])
    const page = site
      ? forSite(
          html,
          site,
          languageOf(site, viewer, visit.acceptLanguage),
          viewer && discretionIn(cookieHeader, viewer),
        )
      : html
    if (!boot) return page
    const script = bootScript({ ...boot, counts: counts?.response.data ?? null })
    return page.replace('</head>', () => `${script}</head>`)
  }

  async #html(): Promise<string> {
    const path = join(this.parts.settings.webDist, 'index.html')
    try {
      const { mtimeMs } = await stat(path)
      if (mtimeMs !== this.#file.readAt) this.#file = { html: await readFile(path, 'utf8'), readAt: mtimeMs }
      return this.#file.html
    } catch {
      return ''
    }
  }

  /** The answer to one of the client's operations; null unless it is complete. */
  async #answer(name: string, contextValue: GatewayContext) {
    const operation = await this.#operation(name)
    if (!operation) return null
    const variables = {}
    const { schema } = this.parts
    const response = await execute({ schema, document: operation.document, variableValues: variables, contextValue })
    return response.errors ? null : { id: operation.id, variables, response }
  }

  async #operation(name: string): Promise<ParsedOperation | null> {
    const stored = await this.parts.operations.named(name)
    if (!stored) return null
    const parsed = this.#operations.get(name)
    if (parsed?.text === stored.text) return parsed
    const document = parse(stored.text)
    if (validate(this.parts.schema, document).length > 0) return null
    const operation = { ...stored, document }
    this.#operations.set(name, operation)
    return operation
  }
}

/** Whether the browser sends a session, which may have ended. */
function hasSession(cookieHeader: string | undefined): boolean {
  const names = ['http', 'https'].map((protocol) => cookieName('session', protocol))
  return cookiePairs(cookieHeader).some(([name]) => names.includes(name))
}

function forSite(html: string, site: Site, language: Locale, discretion: Viewer['discretion']): string {
  const look = lookOf(site)
  const title = discretion?.discreetTab ? discreetTab.title[language] : site.name
  const icon = discretion?.discreetTab ? discreetTab.icon : look.name
  const blurred = discretion?.blurPictures ? ' data-blurred' : ''
  return html
    .replace(/<html[^>]*>/, () => `<html lang="${language}" data-site="${look.name}"${blurred}>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
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

function bootScript(boot: object): string {
  const json = JSON.stringify(boot).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script type="application/json" id="boot">${json}</script>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
