import { sql, type Selectable } from 'kysely'
import { BondRole, BondStatus } from '../contract/dark/bondEnums'
import type { QueryOf } from '../contract/contract'
import type { Bond } from '../contract/dark/darkProfileConnection'
import type { Database } from '../core/database/connect'
import type { Bond as BondTable } from '../core/database/schema.generated'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { requireVisible } from '../shared/profiles/others'
import { profileSummaries } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'

type Store = Pick<Deps, 'db' | 'clock'>
export type BondRow = Selectable<BondTable>

/** What one is to the other where the other is this to the one. */
export const counterpart: Readonly<Record<BondRole, BondRole>> = {
  [BondRole.Friend]: BondRole.Friend,
  [BondRole.Lover]: BondRole.Lover,
  [BondRole.Playmate]: BondRole.Playmate,
  [BondRole.Dominant]: BondRole.Submissive,
  [BondRole.Submissive]: BondRole.Dominant,
  [BondRole.Mentor]: BondRole.Apprentice,
  [BondRole.Apprentice]: BondRole.Mentor,
}

/** The bonds of a profile whose other side the viewer may see, latest first: of another's, those that both show. */
export function bondsOf(db: Database, profileId: number, viewer: MemberViewer) {
  const other = sql<number>`case bond.requester_id when ${profileId} then bond.answerer_id else bond.requester_id end`
  const bonds = db
    .selectFrom('bond')
    .innerJoin('profile', (join) => join.on('profile.id', '=', other))
    .selectAll('bond')
    .where((eb) => eb.or([eb('bond.requesterId', '=', profileId), eb('bond.answererId', '=', profileId)]))
    .where(visibleTo(viewer))
    .orderBy('bond.since', 'desc')
    .orderBy('bond.id', 'desc')
  if (profileId === viewer.profile.id) return bonds
  return bonds
    .where('bond.status', '=', BondStatus.Accepted)
    .where('bond.shownByRequester', '=', true)
    .where('bond.shownByAnswerer', '=', true)
}

export async function bondsOfProfile(
  deps: Store,
  viewer: MemberViewer,
  query: QueryOf<'DarkProfileConnection.GetProfileConnections'>,
): Promise<Bond[]> {
  const { profileId = viewer.profile.id } = query
  await requireVisible(deps.db, viewer, profileId)
  const { skip, take } = pageOf(query)
  const rows = await bondsOf(deps.db, profileId, viewer).offset(skip).limit(take).execute()
  return bondsSeenFrom(deps, viewer, profileId, rows)
}

/** One bond as a profile has it; undefined where the viewer may not see it. */
export async function bondOf(
  deps: Store,
  viewer: MemberViewer,
  { profileId, bondId }: { readonly profileId: number; readonly bondId: number },
): Promise<Bond | undefined> {
  await requireVisible(deps.db, viewer, profileId)
  const rows = await bondsOf(deps.db, profileId, viewer).where('bond.id', '=', bondId).execute()
  const [bond] = await bondsSeenFrom(deps, viewer, profileId, rows)
  return bond
}

async function bondsSeenFrom(
  deps: Store,
  viewer: MemberViewer,
  profileId: number,
  rows: readonly BondRow[],
): Promise<Bond[]> {
  const otherOf = (row: BondRow) => (row.requesterId === profileId ? row.answererId : row.requesterId)
  const others = await profileSummaries(deps, rows.map(otherOf), viewer)
  const byId = new Map(others.map((profile) => [profile.id, profile]))
  return rows.flatMap((row) => {
    const profile = byId.get(otherOf(row))
    if (!profile) return []
    const asked = row.requesterId === profileId
    const seen = (role: number) => (asked ? (role as BondRole) : counterpart[role as BondRole])
    // Others learn nothing of a change that only waits.
    const proposed = viewer.profile.id === profileId ? row.proposedRole : null
    const shown = asked ? row.shownByRequester : row.shownByAnswerer
    return {
      id: row.id,
      ownerId: profileId,
      profile,
      role: seen(row.role),
      status: row.status as BondStatus,
      requestedByOther: !asked,
      proposedRole: proposed === null ? null : seen(proposed),
      proposedByOther: proposed !== null && row.proposedByRequester !== asked,
      shown,
      visible: row.status === BondStatus.Accepted && row.shownByRequester && row.shownByAnswerer,
      since: row.since.toISOString(),
    }
  })
}
