import type { ProfileSummary } from '../../contract/shapes'
import type { Deps, MemberViewer, Page } from '../../core/handler'
import { idsOf, type IdList } from '../../core/idList'
import { profileSummaries } from './summary'

export async function pageOfProfiles(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  list: IdList,
  page: Page,
): Promise<ProfileSummary[]> {
  return profileSummaries(deps, await idsOf(list, page), viewer)
}
