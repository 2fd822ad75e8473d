import type { MediaSummary } from '../../contract/shapes'
import { anyOf } from '../../core/database/anyOf'
import type { Database } from '../../core/database/connect'
import { mediaSummary, mediaSummaryColumns } from '../media/summary'

/** The faces of profiles for staff, who also see those that nobody else sees yet; by the profiles' ids. */
export async function portraitsOf(
  db: Database,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, MediaSummary>> {
  if (profileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('profile')
    .innerJoin('media', 'media.id', 'profile.pictureId')
    .select('profile.id as profileId')
    .select(mediaSummaryColumns)
    .where('profile.id', '=', anyOf(profileIds))
    .execute()
  return new Map(rows.map((row) => [row.profileId, mediaSummary(row)]))
}
