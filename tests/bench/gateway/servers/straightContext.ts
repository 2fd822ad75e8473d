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
}

/** A context as documentation advises: batched look-ups by a loader, the session read once. */
export function straightContext(calls: Calls): StraightContext {
  let viewer: Promise<AnswerOf<'CurrentProfile.GetProfileData'>> | undefined
  return {
    calls,
    details: new DataLoader(async (ids) => {
      const found = await calls.post('Profiles.GetProfileDetailsByIds', { ids })
      const byId = new Map(found.map((each) => [each.id, each]))
      return ids.map((id) => byId.get(id) ?? null)
    }),
    viewer: () => (viewer ??= calls.get('CurrentProfile.GetProfileData')),
  }
}

/** Values as a query string. */
export function search(query: Query = {}): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)])
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
}
