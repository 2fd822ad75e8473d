import { sql, type Selectable } from 'kysely'
import type { RelationStatus, RelationType } from '../../contract/enums'
import type { Relation } from '../../contract/shapes'
import type { Database } from '../../core/database/connect'
import type { Relation as RelationTable } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { visibleTo } from '../visibility/profiles'
import { profileSummaries } from './summary'

type RelationRow = Selectable<RelationTable>

/** The relations of a profile whose other side the viewer may see, latest first. */
export function relationsOf(db: Database, profileId: number, viewer: Viewer) {
  const other = sql<number>`case relation.requester_id when ${profileId} then relation.answerer_id else relation.requester_id end`
  return db
    .selectFrom('relation')
    .innerJoin('profile', (join) => join.on('profile.id', '=', other))
    .selectAll('relation')
    .where((eb) => eb.or([eb('relation.requesterId', '=', profileId), eb('relation.answererId', '=', profileId)]))
    .where(visibleTo(viewer))
    .orderBy('relation.since', 'desc')
    .orderBy('relation.id', 'desc')
}

/** Relations as one side sees them, without those whose other side the viewer may not see. */
export async function relationsSeenFrom(
  deps: Pick<Deps, 'db' | 'clock'>,
  profileId: number,
  rows: readonly RelationRow[],
  viewer: Viewer,
): Promise<Relation[]> {
  const otherOf = (row: RelationRow) => (row.requesterId === profileId ? row.answererId : row.requesterId)
  const others = await profileSummaries(deps, rows.map(otherOf), viewer)
  const byId = new Map(others.map((profile) => [profile.id, profile]))
  return rows.flatMap((row) => {
    const profile = byId.get(otherOf(row))
    if (!profile) return []
    return {
      id: row.id,
      ownerId: profileId,
      profile,
      type: row.type as RelationType,
      status: row.status as RelationStatus,
      requestedByOther: row.answererId === profileId,
      since: row.since.toISOString(),
    }
  })
}
