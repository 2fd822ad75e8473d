import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { AlbumType, KinkItemType, KinkLevel, MediaKind, MediaStatus, RoleLevel } from '../contract/enums'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf, type IdList } from '../core/idList'
import { havingTerms } from '../core/text/searchTerms'
import { sharesKink } from '../shared/kinks'
import { communityLodges, lodgeVisibleTo } from '../shared/lodges/visibility'
import { mediaOpenTo } from '../shared/media/visibility'
import { communityEntries, entryOpenTo } from '../shared/visibility/blogEntries'
import { visibleTo } from '../shared/visibility/profiles'
import { kinkOpenTo } from './lists'

type Store = Pick<Deps, 'db' | 'clock'>
type Find = (deps: Store, viewer: MemberViewer, kinkIds: readonly [number, ...number[]]) => IdList

/** A page of what has all of the kinks. */
export async function itemsByKinks(
  deps: Store,
  viewer: MemberViewer,
  body: BodyOf<'DarkKinks.SearchItemsByKinks'>,
): Promise<AnswerOf<'DarkKinks.SearchItemsByKinks'>> {
  const { itemType } = body
  const [first, ...others] = await rarestFirst(deps, viewer, body.kinkIds)
  if (first === undefined) return []
  const ids = await idsOf(finders[itemType](deps, viewer, [first, ...others]), pageOf(body))
  return ids.map((id) => ({ itemType, id }))
}

/**
 * A scan along the index of the rarest kink meets the fewest profiles. None where one of them is not open to the
 * viewer: what is found would tell who coined it.
 */
async function rarestFirst({ db }: Store, viewer: MemberViewer, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const open = await db.selectFrom('kink').select('id').where('id', 'in', ids).where(kinkOpenTo(viewer)).execute()
  if (open.length < ids.length) return []
  const uses = await db
    .selectFrom('kinkUse')
    .select(['kinkId', 'count'])
    .where('countryId', '=', viewer.site.countryId)
    .where('kinkId', 'in', ids)
    .execute()
  const counts = new Map(uses.map(({ kinkId, count }) => [kinkId, count]))
  return ids.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
}

/** Profiles of the site's country that share all of the kinks, newest first: reads the index of the first kink. */
export function profilesByKinks(
  { db }: Store,
  viewer: MemberViewer,
  [first, ...others]: readonly [number, ...number[]],
) {
  return db
    .selectFrom('profileKink as sharing')
    .innerJoin('profile', 'profile.id', 'sharing.profileId')
    .select('profile.id')
    .where('sharing.kinkId', '=', first)
    .where('sharing.level', '<', sql.lit(KinkLevel.No))
    .where('sharing.private', '=', sql.lit(false))
    .where((eb) =>
      eb.and(
        others.map((kinkId) =>
          eb.exists(
            eb
              .selectFrom('profileKink')
              .select('profileKink.kinkId')
              .whereRef('profileKink.profileId', '=', 'sharing.profileId')
              .where('profileKink.kinkId', '=', kinkId)
              .where('profileKink.level', '<', sql.lit(KinkLevel.No))
              .where('profileKink.private', '=', sql.lit(false)),
          ),
        ),
      ),
    )
    .where('profile.countryId', '=', viewer.site.countryId)
    .where('profile.id', '!=', viewer.profile.id)
    .where('profile.roleLevel', '<', RoleLevel.ChatModerator)
    .where(visibleTo(viewer))
    .orderBy('sharing.profileId', 'desc')
}

const openKinds = [
  MediaKind.ProfilePicture,
  MediaKind.DarkProfilePicture,
  MediaKind.AlbumPicture,
  MediaKind.AlbumVideo,
] as const

const finders: Readonly<Record<KinkItemType, Find>> = {
  [KinkItemType.Profile]: profilesByKinks,
  [KinkItemType.Media]: (deps, viewer, kinkIds) =>
    deps.db
      .selectFrom('media')
      .innerJoin('profile', 'profile.id', 'media.profileId')
      .leftJoin('album', 'album.id', 'media.albumId')
      .select('media.id')
      .where(mediaOpenTo(deps, viewer))
      .where('media.kind', 'in', openKinds)
      .where('media.status', '=', MediaStatus.Live)
      .where('media.profileId', '!=', viewer.profile.id)
      .where('profile.countryId', '=', viewer.site.countryId)
      .where((eb) => eb.or([eb('album.type', 'is', null), eb('album.type', '!=', AlbumType.Protected)]))
      .where((eb) => eb.and(kinkIds.map((kinkId) => sharesKink(eb.ref('profile.id'), kinkId)(eb))))
      .orderBy('media.createdAt', 'desc')
      .orderBy('media.id', 'desc'),
  // An entry has no kinks of its own: its tags say what it is about, in any language.
  [KinkItemType.BlogEntry]: (deps, viewer, kinkIds) =>
    deps.db
      .selectFrom('blogEntry')
      .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
      .innerJoin('blogEntrySearch as search', 'search.entryId', 'blogEntry.id')
      .select('blogEntry.id')
      .where('search.dark', '=', viewer.site.dark)
      .where('search.countryId', '=', viewer.site.countryId)
      .where((eb) => eb.and(kinkIds.map((kinkId) => havingTerms(tagsNamedAs(kinkId)))))
      .where(communityEntries(viewer))
      .where(entryOpenTo(deps, viewer))
      .orderBy('search.publishedAt', 'desc')
      .orderBy('search.entryId', 'desc'),
  [KinkItemType.Lodge]: ({ db }, viewer, kinkIds) =>
    db
      .selectFrom('lodge')
      .select('lodge.id')
      .where(lodgeVisibleTo(viewer))
      .where(communityLodges(viewer))
      .where((eb) =>
        eb.and(
          kinkIds.map((kinkId) =>
            eb(
              'lodge.id',
              'in',
              eb.selectFrom('lodgeKink').select('lodgeKink.lodgeId').where('lodgeKink.kinkId', '=', kinkId),
            ),
          ),
        ),
      )
      .orderBy('lodge.createdAt', 'desc')
      .orderBy('lodge.id', 'desc'),
}

/** The tags that are called as a kink in one of its languages; a term that nothing has where there are none. */
function tagsNamedAs(kinkId: number) {
  return sql<string>`coalesce((
    SELECT string_agg('''#' || blog_tag.id || '''', ' | ')
    FROM kink, jsonb_each_text(kink.name) AS called, blog_tag
    WHERE kink.id = ${kinkId} AND blog_tag.name = called.value::citext
  ), '''#''')`
}
