import type { SelectQueryBuilder } from 'kysely'
import type { ProfileSummary } from '../contract/shapes'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { profileSummaries } from './summary'

/** Part of a list. */
export interface Page {
  readonly skip: number
  readonly take: number
}

/** The summaries of a page of a list of profiles. */
export async function pageOfProfiles<Tables extends keyof DB>(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  list: SelectQueryBuilder<DB, Tables, { id: number }>,
  { skip, take }: Page,
): Promise<ProfileSummary[]> {
  const rows = await list.offset(skip).limit(take).execute()
  return profileSummaries(
    deps,
    rows.map((row) => row.id),
    reader,
  )
}
