import { parseCookie } from 'undici'
import { cookiePairs, isDeviceCookie } from '../../../legacy/contract/cookies'

/** Names of the cookies that may pass. */
export interface CookieNames {
  readonly session: readonly string[]
  readonly site: readonly string[]
}

/**
 * The cookies of one request: starts with the browser's allowed cookies, adds those that the legacy server sets,
 * so that later calls of the request send them, and returns the lines for the browser.
 */
export class CookieJar {
  readonly #cookies: Map<string, string>
  readonly #lines: string[] = []
  /** Cached until another cookie arrives. */
  #header: string | undefined

  constructor(
    header: string | undefined,
    private readonly names: CookieNames,
    private readonly secure: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.#cookies = new Map(cookiePairs(header).filter(([name]) => this.#allows(name)))
  }

  /** The Cookie header for calls as this viewer. */
  get header(): string | undefined {
    return (this.#header ??= this.#join([...this.#cookies.keys()]))
  }

  /** The cookies that identify the session: none of a visitor, even on a known device. */
  get sessionHeader(): string | undefined {
    return this.#join(this.names.session.filter((name) => !isDeviceCookie(name)))
  }

  /** The Cookie header for reads that are equal for everyone on a site. */
  get siteHeader(): string | undefined {
    return this.#join(this.names.site)
  }

  /** Set-Cookie lines for the browser, in order of arrival. */
  get setCookieLines(): readonly string[] {
    return this.#lines
  }

  take(lines: readonly string[]): void {
    for (const line of lines) {
      const cookie = parseCookie(line)
      if (!cookie || !this.#allows(cookie.name)) continue
      const gone = cookie.maxAge === undefined ? Number(cookie.expires ?? Infinity) <= this.now() : cookie.maxAge <= 0
      if (gone) this.#cookies.delete(cookie.name)
      else this.#cookies.set(cookie.name, rawValue(line))
      this.#lines.push(enforceFlags(line, this.secure))
      this.#header = undefined
    }
  }

  #allows(name: string): boolean {
    return this.names.session.includes(name) || this.names.site.includes(name)
  }

  #join(names: readonly string[]): string | undefined {
    const pairs = names.flatMap((name) => {
      const value = this.#cookies.get(name)
      return value === undefined ? [] : [`${name}=${value}`]
    })
    return pairs.length > 0 ? pairs.join('; ') : undefined
  }
}

function rawValue(line: string): string {
  const pair = line.split(';', 1)[0] ?? ''
  return pair.slice(pair.indexOf('=') + 1).trim()
}

/** The upstream's domain is not ours, and no script may read a session. */
function enforceFlags(line: string, secure: boolean): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const enforced = ['domain', 'secure', 'httponly', 'samesite', 'path']
  const kept = attributes.filter((part) => !enforced.includes((part.split('=', 1)[0] ?? '').trim().toLowerCase()))
  const strict = attributes.some((part) => /^samesite\s*=\s*strict$/i.test(part))
  const flags = ['Path=/', 'HttpOnly', `SameSite=${strict ? 'Strict' : 'Lax'}`, ...(secure ? ['Secure'] : [])]
  return [pair, ...kept.filter((part) => part !== ''), ...flags].join('; ')
}
