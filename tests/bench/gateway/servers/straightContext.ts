import DataLoader from 'dataloader'
import type { AnswerOf, CallName } from '../../../../legacy/contract/contract'
import type { ProfileDetails } from '../../../../legacy/contract/shapes'

export type Query = Readonly<Record<string, string | number>>

/** A client for the calls, written as in each library's documentation. */
export interface Calls {
  get<N extends CallName>(name: N, query?: Query): Promise<AnswerOf<N>>
  post<N extends CallName>(name: N, body: object): Promise<AnswerOf<N>>
}

/** Context of straightforward resolvers, one per request. */
export interface StraightContext {
  readonly calls: Calls
  readonly details: DataLoader<number, ProfileDetails | null>
  viewer(): Promise<AnswerOf<'CurrentProfile.GetProfileData'>>
  /** The absolute address of a media file. */
  mediaUrl(path: string): Promise<string>
}

/** The headers of a request that its context needs. */
export interface Visitor {
  readonly host: string
  readonly cookie: string
}

/** The tokens of media addresses by session: they are valid for longer than a run takes. */
const contentTokens = new Map<string, Promise<AnswerOf<'Common.GetContentTokens'>>>()

/** A context as documentation advises: batched look-ups by a loader, the session read once. */
export function straightContext(calls: Calls, { host, cookie }: Visitor): StraightContext {
  let viewer: Promise<AnswerOf<'CurrentProfile.GetProfileData'>> | undefined

  function contentToken() {
    const known = contentTokens.get(cookie)
    if (known) return known
    const read = calls.get('Common.GetContentTokens')
    contentTokens.set(cookie, read)
    return read
  }

  return {
    calls,
    details: new DataLoader(async (ids) => {
      const found = await calls.post('Profiles.GetProfileDetailsByIds', { ids })
      const byId = new Map(found.map((each) => [each.id, each]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    viewer: () => (viewer ??= calls.get('CurrentProfile.GetProfileData')),
    mediaUrl: async (path) => `http://${host}${path}?t=${(await contentToken()).media}`,
  }
}

/** Values as a query string. */
export function search(query: Query = {}): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
}
