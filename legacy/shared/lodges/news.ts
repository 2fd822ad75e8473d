import { sql, type AliasableExpression, type Expression } from 'kysely'
import type { Deps, MemberViewer } from '../../core/handler'
import { Registry } from '../../core/registry'

/** What can be new in a lodge since the viewer's last visit. */
export type LodgeNewsName = 'newMemberCount' | 'newDebateEntryCount' | 'newMeetupCount' | 'newMediaCount'

/** News are counted up to this number. */
export const MAX_LODGE_NEWS = 100

interface Since {
  readonly lodgeId: Expression<number>
  /** The viewer's last visit as a member; null outside the lodge, where nothing is new. */
  readonly since: Expression<Date | null>
}

/** Counts what is new in a lodge for the viewer, without the viewer's own acts, up to `MAX_LODGE_NEWS`. */
export type LodgeNews = (deps: Pick<Deps, 'clock'>, viewer: MemberViewer, since: Since) => AliasableExpression<number>

export const lodgeNews = new Registry<LodgeNewsName, LodgeNews>()

const names = [
  'newMemberCount',
  'newDebateEntryCount',
  'newMeetupCount',
  'newMediaCount',
] as const satisfies readonly LodgeNewsName[]

/** All counts; 0 where no area adds one. */
export function newsSince(deps: Pick<Deps, 'clock'>, viewer: MemberViewer, since: Since) {
  return names.map((name) => (lodgeNews.find(name)?.(deps, viewer, since) ?? sql<number>`0`).as(name))
}
