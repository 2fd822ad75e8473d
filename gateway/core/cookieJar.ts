import { parseCookie } from 'undici'
import { cookiePairs } from '../../legacy/contract/cookies'

/** Which cookies pass, by name. */
export interface CookieNames {
  readonly session: readonly string[]
  readonly site: readonly string[]
}

/**
 * The cookies of one request. It begins with those of the browser that the allow-list names, takes in what the legacy
 * server sets on the way, so that later calls of the same request go with it, and hands the lines on to the browser.
 */
export class CookieJar {
  readonly #cookies: Map<string, string>
  readonly #lines: string[] = []
  /** Joined once for all calls until another cookie comes. */
  #header: string | undefined

  constructor(
    header: string | undefined,
    private readonly names: CookieNames,
    private readonly secure: boolean,
    private readonly now: () => number = Date.now,
  ) {
    this.#cookies = new Map(cookiePairs(header).filter(([name]) => this.#allows(name)))
  }

  /** The Cookie header for calls that are made as this visitor. */
  get header(): string | undefined {
    return (this.#header ??= this.#join([...this.#cookies.keys()]))
  }

  /** The Cookie header for reads that are the same for everyone on a site. */
  get siteHeader(): string | undefined {
    return this.#join(this.names.site)
  }

  /** Set-Cookie lines for the browser, in the order in which they came. */
  get setCookieLines(): readonly string[] {
    return this.#lines
  }

  /** Takes in the Set-Cookie lines of an answer. */
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

/** The upstream's domain is not ours, and a script must never read a session. */
function enforceFlags(line: string, secure: boolean): string {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const enforced = ['domain', 'secure', 'httponly', 'samesite', 'path']
  const kept = attributes.filter((part) => !enforced.includes((part.split('=', 1)[0] ?? '').trim().toLowerCase()))
  const strict = attributes.some((part) => /^samesite\s*=\s*strict$/i.test(part))
  const flags = ['Path=/', 'HttpOnly', `SameSite=${strict ? 'Strict' : 'Lax'}`, ...(secure ? ['Secure'] : [])]
  return [pair, ...kept.filter((part) => part !== ''), ...flags].join('; ')
}
