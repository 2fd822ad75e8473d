import { countedCookies } from '../../legacy/contract/cookies'
import type { LiveHub } from './live/hub'
import type { Settings } from './settings'
import { CookieJar } from './rest/cookieJar'
import { Loaders } from './rest/loaders'
import { MediaAddresses } from './rest/mediaAddresses'
import { type Rest, RestClient, type Visit } from './rest/restClient'
import type { LoggedCall } from './rest/restLog'
import type { Upstream } from './rest/upstream'

/** The context of resolvers. Everything but `live` belongs to one request or to one event of a stream. */
export interface GatewayContext {
  readonly requestId: string
  readonly rest: Rest
  /** Makes a call by its name. */
  readonly call: RestClient['call']
  readonly loaders: Loaders
  readonly media: MediaAddresses
  readonly jar: CookieJar
  /** The browser's cookies, of which the jar passes on only some. */
  readonly cookieHeader: string | undefined
  readonly restCalls: readonly LoggedCall[]
  readonly live: LiveHub
  /** A signal that aborts when the client disconnects. */
  readonly gone: () => AbortSignal
  /** Clears cached reads, after a write. */
  forget(): void
  /** The same viewer with an empty cache, for the next event of a stream. */
  anew(gone: AbortSignal): GatewayContext
}

export function createContext(
  upstream: Upstream,
  settings: Settings,
  visit: Visit,
  cookieHeader: string | undefined,
): GatewayContext {
  const names = { session: countedCookies(settings.sessionCookies, visit.protocol), site: settings.siteCookies }
  const jar = new CookieJar(cookieHeader, names, visit.protocol === 'https')
  const client = new RestClient(
    upstream,
    visit,
    jar,
    (call, id, item) => loaders.of(call).prime(id, item as never),
    () => media.drop(),
  )
  const loaders: Loaders = new Loaders(client)
  const media: MediaAddresses = new MediaAddresses(
    upstream.contentTokens,
    visit,
    jar,
    async () => (await client.rest.Common.GetContentTokens()).media,
  )
  return {
    requestId: visit.requestId,
    rest: client.rest,
    call: (name, args) => client.call(name, args),
    loaders,
    media,
    jar,
    cookieHeader,
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
