import type { ProfileSummary } from '../contract/shapes'
import type { Deps, MemberReader, Page } from '../core/handler'
import { profileSummaries } from './summary'

/** A query for the ids of profiles in their order. */
export interface ProfileList {
  offset(skip: number): ProfileList
  limit(take: number): ProfileList
  execute(): Promise<readonly { readonly id: number }[]>
}

/** The summaries of a page of a list of profiles. */
export async function pageOfProfiles(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  list: ProfileList,
  { skip, take }: Page,
): Promise<ProfileSummary[]> {
  const rows = await list.offset(skip).limit(take).execute()
  return profileSummaries(
    deps,
    rows.map((row) => row.id),
    reader,
  )
}
