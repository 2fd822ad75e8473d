import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../contract/contract'
import { AlbumType, KinkItemType, MediaKind, MediaStatus, RoleLevel } from '../contract/enums'
import { pageOf, type Deps, type MemberViewer } from '../core/handler'
import { idsOf, type IdList } from '../core/idList'
import { havingTerms } from '../core/text/searchTerms'
import { hasKinks, sharesKinks } from '../shared/kinks'
import { communityLodges, lodgeVisibleTo } from '../shared/lodges/visibility'
import { mediaOpenTo } from '../shared/media/visibility'
import { communityEntries, entryOpenTo } from '../shared/visibility/blogEntries'
import { visibleTo } from '../shared/visibility/profiles'
import { kinkOpenTo } from './lists'

type Store = Pick<Deps, 'db' | 'clock'>
type Find = (deps: Store, viewer: MemberViewer, kinkIds: readonly number[]) => IdList

/** A page of what has all of the kinks. */
export async function itemsByKinks(
  deps: Store,
  viewer: MemberViewer,
  body: BodyOf<'DarkKinks.SearchItemsByKinks'>,
): Promise<AnswerOf<'DarkKinks.SearchItemsByKinks'>> {
  const { itemType, kinkIds } = body
  if (kinkIds.length === 0 || !(await areOpen(deps, viewer, kinkIds))) return []
  const ids = await idsOf(finders[itemType](deps, viewer, kinkIds), pageOf(body))
  return ids.map((id) => ({ itemType, id }))
}

/** Whether the viewer may know of all of the kinks: what is found would tell who coined one. */
async function areOpen({ db }: Store, viewer: MemberViewer, ids: readonly number[]): Promise<boolean> {
  const open = await db.selectFrom('kink').select('id').where('id', 'in', ids).where(kinkOpenTo(viewer)).execute()
  return open.length === ids.length
}

/** Profiles of the site's country that share all of the kinks, newest first. */
export function profilesByKinks({ db }: Store, viewer: MemberViewer, kinkIds: readonly number[]) {
  return db
    .selectFrom('sharedKinks')
    .innerJoin('profile', 'profile.id', 'sharedKinks.profileId')
    .select('profile.id')
    .where('sharedKinks.countryId', '=', viewer.site.countryId)
    .where(hasKinks(kinkIds))
    .where('profile.id', '!=', viewer.profile.id)
    .where('profile.roleLevel', '<', RoleLevel.ChatModerator)
    .where(visibleTo(viewer))
    .orderBy('sharedKinks.profileId', 'desc')
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
      .where((eb) => sharesKinks(eb.ref('profile.id'), viewer.site.countryId, hasKinks(kinkIds)))
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
