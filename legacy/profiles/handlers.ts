import type { ProfileSummary } from '../contract/shapes'
import { pageOf, type Deps, type Handlers, type MemberReader } from '../core/handler'
import { markOnline } from './heartbeat'
import { likeDeletedProfilesCount, likeProfiles, toggleLike } from './likes'
import { birthdayProfiles, newestProfiles, onlineProfiles } from './lists'
import { profileSummaries } from './summary'

/** Lists of profiles, likes, and who is online. */
export const profilesHandlers = {
  'Profiles.GetProfilesByIds': (deps, { reader, body }) => profileSummaries(deps, body.ids, reader),
  'Profiles.GetOnlineProfiles': (deps, { reader, body }) =>
    pageOfProfiles(deps, reader, onlineProfiles(deps.db, reader, deps.clock.now()), body),
  'Profiles.GetBirthdayProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, birthdayProfiles(deps.db, reader, deps.clock.now()), query),
  'Search.GetNewestProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, newestProfiles(deps.db, reader), query),

  'Common.UpdateHeartbeat': async (deps, { reader, body }) => {
    await markOnline(deps, reader)
    return { upToDate: body.version === deps.settings.version }
  },

  'Common.ToggleLike': (deps, { reader, body }) => toggleLike(deps, reader, body),
  'Common.GetLikeProfiles': (deps, { reader, query }) => likeProfiles(deps, reader, query),
  'Common.GetLikeDeletedProfilesCount': (deps, { reader, query }) => likeDeletedProfilesCount(deps, reader, query),
} satisfies Partial<Handlers>

async function pageOfProfiles(
  deps: Deps,
  reader: MemberReader,
  list: ReturnType<typeof newestProfiles>,
  paging: { skip?: number; take?: number },
): Promise<ProfileSummary[]> {
  const { skip, take } = pageOf(paging)
  const rows = await list.offset(skip).limit(take).execute()
  return profileSummaries(
    deps,
    rows.map((row) => row.id),
    reader,
  )
}
