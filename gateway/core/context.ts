import { countedCookies } from '../../legacy/contract/cookies'
import type { LiveHub } from './live/hub'
import type { Settings } from './settings'
import { CookieJar } from './cookieJar'
import { Loaders } from './loaders'
import { type Rest, RestClient, type Visit } from './restClient'
import type { LoggedCall } from './restLog'
import type { Upstream } from './upstream'

/** What resolvers work with: but for `live`, everything in it belongs to one request, or to one event of a stream. */
export interface GatewayContext {
  readonly requestId: string
  readonly rest: Rest
  /** Makes a call that is known by its name only. */
  readonly call: RestClient['call']
  readonly loaders: Loaders
  readonly jar: CookieJar
  readonly restCalls: readonly LoggedCall[]
  /** What happens, as it happens. */
  readonly live: LiveHub
  /** Gives what fires when the visitor has gone. */
  readonly gone: () => AbortSignal
  /** Forgets all that was read, after a write. */
  forget(): void
  /** The same visitor with nothing read yet, for the next event of a stream; the signal fires when they go. */
  anew(gone: AbortSignal): GatewayContext
}

/** A context for a request that came in as `visit`, with its Cookie header. */
export function createContext(
  upstream: Upstream,
  settings: Settings,
  visit: Visit,
  cookieHeader: string | undefined,
): GatewayContext {
  const names = { session: countedCookies(settings.sessionCookies, visit.protocol), site: settings.siteCookies }
  const jar = new CookieJar(cookieHeader, names, visit.protocol === 'https')
  const client = new RestClient(upstream, visit, jar, (call, id, item) => loaders.of(call).prime(id, item as never))
  const loaders: Loaders = new Loaders(client)
  return {
    requestId: visit.requestId,
    rest: client.rest,
    call: (name, args) => client.call(name, args),
    loaders,
    jar,
    restCalls: client.log,
    live: upstream.live,
    gone: visit.signal,
    forget() {
      client.forget()
      loaders.forget()
    },
    anew: (gone) => createContext(upstream, settings, { ...visit, gone, signal: () => gone }, cookieHeader),
  }
}
