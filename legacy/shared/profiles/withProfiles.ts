import type { ProfileSummary } from '../../contract/shapes'
import type { Deps, MemberViewer } from '../../core/handler'
import { profileSummaries } from './summary'

/** Builds items from rows and the profiles they are about; two queries for all. */
export async function withProfiles<Row extends { readonly profileId: number }, Item>(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  rows: readonly Row[],
  item: (row: Row, profile: ProfileSummary) => Item,
): Promise<Item[]> {
  const ids = [...new Set(rows.map((row) => row.profileId))]
  const profiles = await profileSummaries(deps, ids, viewer)
  const byId = new Map(profiles.map((profile) => [profile.id, profile]))
  // A new block may have hidden the profile since the rows were read.
  return rows.flatMap((row) => {
    const profile = byId.get(row.profileId)
    return profile ? [item(row, profile)] : []
  })
}
