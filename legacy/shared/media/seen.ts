import type { MediaSummary } from '../../contract/shapes'
import type { Deps, MemberViewer } from '../../core/handler'
import { anyOf } from '../../core/database/anyOf'
import { mediaSummary, mediaSummaryColumns } from './summary'
import { mediaVisibleTo } from './visibility'

/** The media items among the ids that the viewer may see, by id. */
export async function mediaSeenBy(
  deps: Pick<Deps, 'db' | 'clock'>,
  ids: readonly number[],
  viewer: MemberViewer,
): Promise<Map<number, MediaSummary>> {
  // Planning the query takes longer than many others run.
  if (ids.length === 0) return new Map()
  const rows = await deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(mediaSummaryColumns)
    .where('media.id', '=', anyOf(ids))
    .where(mediaVisibleTo(deps, viewer))
    .execute()
  return new Map(rows.map((row) => [row.id, mediaSummary(row)]))
}
