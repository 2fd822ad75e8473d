import { createHash } from 'node:crypto'
import type { ContentTokens } from './contentTokens'
import type { CookieJar } from './cookieJar'
import type { Visit } from './restClient'

/** Builds the media addresses of a request, with the content token of its session. */
export class MediaAddresses {
  /** Scheme and host of the site. */
  readonly origin: string
  /** The query with the token; empty for visitors. */
  #query: string | undefined

  constructor(
    private readonly tokens: ContentTokens,
    private readonly visit: Visit,
    private readonly jar: CookieJar,
    private readonly readToken: () => Promise<string>,
  ) {
    this.origin = `${visit.protocol}://${visit.host}`
  }

  /** Returns the absolute address of a file; a promise if the session's token has to be read first. */
  of(path: string): string | Promise<string> {
    const query = (this.#query ??= this.#knownQuery())
    if (query !== undefined) return `${this.origin}${path}${query}`
    return this.#loadedQuery().then((loaded) => `${this.origin}${path}${loaded}`)
  }

  /** Drops the session's token, because the session has ended or is about to be replaced. */
  drop(): void {
    this.#query = undefined
    const key = this.#key()
    if (key !== undefined) this.tokens.drop(key)
  }

  #knownQuery(): string | undefined {
    const key = this.#key()
    // Visitors need no token for what they may see.
    if (key === undefined) return ''
    const token = this.tokens.get(key)
    return token === undefined ? undefined : queryOf(token)
  }

  async #loadedQuery(): Promise<string> {
    const key = this.#key()
    return key === undefined ? '' : queryOf(await this.tokens.load(key, this.readToken))
  }

  /** Identifies session and site; undefined without a session. A hash, because the session itself must not be kept. */
  #key(): string | undefined {
    const { sessionHeader, siteHeader } = this.jar
    if (sessionHeader === undefined) return undefined
    const { protocol, host } = this.visit
    return createHash('sha256')
      .update(JSON.stringify([protocol, host, siteHeader, sessionHeader]))
      .digest('base64url')
  }
}

function queryOf(token: string): string {
  return `?t=${encodeURIComponent(token)}`
}
