import type { AnswerOf } from '../contract/contract'
import { anyOf } from '../core/database/anyOf'
import type { Deps, MemberViewer, Page } from '../core/handler'
import { mediaSeenBy } from '../shared/media/seen'
import { mediaVisibleTo } from '../shared/media/visibility'
import { withProfiles } from '../shared/profiles/withProfiles'
import { visibleTo } from '../shared/visibility/profiles'

type Store = Pick<Deps, 'db' | 'clock'>
type Entries = AnswerOf<'Contest.GetContestEntries'>

/**
 * The entries of a contest whose profile and picture the viewer may see, all or those with an id. Places are counted
 * among them, so that a gap tells of nobody who is hidden.
 */
export async function seenEntries(
  deps: Store,
  viewer: MemberViewer,
  { id: contestId, running }: { readonly id: number; readonly running: boolean },
  { ids }: { readonly ids?: readonly number[] },
  { skip, take }: Page,
): Promise<Entries> {
  const seen = deps.db
    .selectFrom('contestEntry')
    .innerJoin('profile', 'profile.id', 'contestEntry.profileId')
    .innerJoin('media', 'media.id', 'contestEntry.mediaId')
    .where('contestEntry.contestId', '=', contestId)
    .where(visibleTo(viewer))
    .where(mediaVisibleTo(deps, viewer))
    .select(['contestEntry.id', 'contestEntry.profileId', 'contestEntry.mediaId', 'contestEntry.createdAt'])
    .select((eb) =>
      eb
        .selectFrom('contestVote')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('contestVote.contestId', '=', 'contestEntry.contestId')
        .whereRef('contestVote.entryId', '=', 'contestEntry.id')
        .$asScalar()
        .$notNull()
        .as('votes'),
    )
  const rows = await deps.db
    .with('seen', () => seen)
    .with('ranked', (db) =>
      db
        .selectFrom('seen')
        .selectAll()
        .select(({ fn }) =>
          fn
            .agg<number>('rank')
            .over((over) => over.orderBy('votes', 'desc'))
            .as('place'),
        ),
    )
    .selectFrom('ranked')
    .selectAll()
    .$if(ids !== undefined, (entries) => entries.where('id', '=', anyOf(ids ?? [])))
    .$if(!running, (entries) => entries.orderBy('place'))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  const pictures = await mediaSeenBy(
    deps,
    rows.map(({ mediaId }) => mediaId),
    viewer,
  )
  const entries = await withProfiles(deps, viewer, rows, ({ id, profileId, mediaId, votes, place }, profile) => {
    const picture = pictures.get(mediaId)
    // Hidden since the rows were read.
    if (!picture) return null
    const own = profileId === viewer.profile.id
    return { id, profile, picture, votes: running ? null : votes, place: running ? null : place, own }
  })
  return entries.filter((entry) => entry !== null)
}
