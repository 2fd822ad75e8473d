import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { BondStatus, RedAudience } from '../../contract/dark/bondEnums'
import { AlbumAccess, AlbumType, MediaKind, MediaStatus } from '../../contract/enums'
import { mayEnter } from '../../core/access/access'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, Viewer } from '../../core/handler'
import { frontPageColumn, visibleTo } from '../visibility/profiles'
import { mediaGrants } from './grants'

/** Kinds in albums: the album decides who sees them. Without an album, only the owner sees a protected picture. */
export const albumKinds: readonly MediaKind[] = [
  MediaKind.AlbumPicture,
  MediaKind.AlbumVideo,
  MediaKind.ProtectedPicture,
]

/** Kinds that a profile shows by itself. All others are for their owner, unless an area grants them. */
export const shownKinds: readonly MediaKind[] = [MediaKind.ProfilePicture, MediaKind.DarkProfilePicture, ...albumKinds]

/**
 * Whether the viewer may see the row of `media`, with its owner joined as `profile`. Every read of media items
 * uses this predicate or a part of it. Owners always see their own. Participants see live ones whose owner is visible and has
 * confirmed the copyright, in an album that is open to the viewer or by a grant of an area. Visitors, and members
 * who may not enter the site, see only the faces of the front page.
 */
export function mediaVisibleTo(clock: Pick<Deps, 'clock'>, viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> => {
    const ways = [profileMediaVisibleTo(clock, viewer)(eb)]
    if (mayEnter(clock, viewer)) ways.push(...mediaGrants.values().flatMap((grant) => grant(eb, clock, viewer) ?? []))
    return eb.or(ways)
  }
}

/** The same for what is shown as part of its owner's profile: planning takes a third without the grants of areas. */
export function profileMediaVisibleTo(clock: Pick<Deps, 'clock'>, viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> => {
    const ways = [mediaOpenTo(clock, viewer)(eb)]
    if (viewer.profile) ways.push(eb.and([eb('media.profileId', '=', viewer.profile.id), ownOnSite(eb, viewer)]))
    return eb.or(ways)
  }
}

/**
 * The same without the viewer's own items and those reported to staff, for lists of the community. Without these
 * alternatives, PostgreSQL can join blocks instead of checking each row.
 */
export function mediaOpenTo(clock: Pick<Deps, 'clock'>, viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> =>
    eb.and([
      mayEnter(clock, viewer) ? openKind(eb, viewer) : faceOfFrontPage(eb, viewer),
      eb('media.status', '=', MediaStatus.Live),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(viewer)(eb),
    ])
}

/**
 * Whether the viewer may know of the row of `album`, with its owner joined as `profile`; a protected album shows
 * only its existence. `mediaVisibleTo` decides on its content.
 */
export function albumVisibleTo(clock: Pick<Deps, 'clock'>, viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'album' | 'profile'>): Expression<SqlBool> => {
    const types = [eb('album.type', 'in', [AlbumType.Public, AlbumType.Protected])]
    if (viewer.site.dark) types.push(eb.and([eb('album.type', '=', AlbumType.Red), redOpenTo(viewer)(eb)]))
    const open = eb.and([
      eb.val(mayEnter(clock, viewer)),
      eb.or(types),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(viewer)(eb),
    ])
    if (!viewer.profile) return open
    const own = [eb('album.profileId', '=', viewer.profile.id)]
    if (!viewer.site.dark) own.push(eb('album.type', '!=', AlbumType.Red))
    return eb.or([eb.and(own), open])
  }
}

/** Main sites show nothing of the dark ones, not even to its owner. */
function ownOnSite(eb: ExpressionBuilder<DB, 'media'>, { site }: Viewer): Expression<SqlBool> {
  if (site.dark) return eb.lit(true)
  const red = eb
    .selectFrom('album')
    .select('album.id')
    .whereRef('album.id', '=', 'media.albumId')
    .where('album.type', '=', AlbumType.Red)
  return eb.and([eb('media.kind', '!=', MediaKind.DarkProfilePicture), eb.not(eb.exists(red))])
}

function openKind(eb: ExpressionBuilder<DB, 'media' | 'profile'>, viewer: Viewer): Expression<SqlBool> {
  const ways = [
    eb('media.kind', '=', MediaKind.ProfilePicture),
    eb.and([eb('media.albumId', 'is', null), eb('media.kind', 'in', [MediaKind.AlbumPicture, MediaKind.AlbumVideo])]),
    eb.and([eb('media.kind', 'in', albumKinds), inOpenAlbum(eb, viewer)]),
  ]
  // Main sites show nothing of the dark ones, not even between members of both.
  if (viewer.site.dark) ways.push(eb('media.kind', '=', MediaKind.DarkProfilePicture))
  return eb.or(ways)
}

function inOpenAlbum(eb: ExpressionBuilder<DB, 'media'>, viewer: Viewer): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('album')
      .select('album.id')
      .whereRef('album.id', '=', 'media.albumId')
      .where((album) =>
        album.or([
          album('album.type', '=', AlbumType.Public),
          ...(viewer.site.dark ? [album.and([album('album.type', '=', AlbumType.Red), redOpenTo(viewer)(album)])] : []),
          album.and([
            album('album.type', '=', AlbumType.Protected),
            album(accessTo(album.ref('album.id'), viewer), '=', AlbumAccess.Granted),
          ]),
        ]),
      ),
  )
}

/** Whether an approved member is in the audience of the row of `album`, which is red. */
function redOpenTo(viewer: Viewer) {
  return (eb: ExpressionBuilder<DB, 'album'>): Expression<SqlBool> => {
    const own = viewer.profile?.id ?? 0
    const isFavourite = eb
      .selectFrom('favourite')
      .select('favourite.profileId')
      .whereRef('favourite.profileId', '=', 'album.profileId')
      .where('favourite.favouriteId', '=', own)
    const bonds = eb.selectFrom('bond').select('bond.id').where('bond.status', '=', BondStatus.Accepted)
    return eb.or([
      eb('album.redAudience', '=', RedAudience.Approved),
      eb.and([
        eb('album.redAudience', '=', RedAudience.Close),
        eb.or([
          eb.exists(isFavourite),
          eb.exists(bonds.whereRef('bond.requesterId', '=', 'album.profileId').where('bond.answererId', '=', own)),
          eb.exists(bonds.whereRef('bond.answererId', '=', 'album.profileId').where('bond.requesterId', '=', own)),
        ]),
      ]),
      eb.and([
        eb('album.redAudience', '=', RedAudience.Named),
        eb(accessTo(eb.ref('album.id'), viewer), '=', AlbumAccess.Granted),
      ]),
    ])
  }
}

/** The viewer's access to a protected album; null without a request. */
export function accessTo(albumId: Expression<number>, viewer: Viewer) {
  return expressionBuilder<DB>()
    .selectFrom('albumAccess')
    .select('albumAccess.access')
    .where('albumAccess.albumId', '=', albumId)
    .where('albumAccess.profileId', '=', viewer.profile?.id ?? 0)
    .$asScalar()
}

function faceOfFrontPage(eb: ExpressionBuilder<DB, 'media' | 'profile'>, viewer: Viewer): Expression<SqlBool> {
  return eb.and([
    eb('media.kind', '=', MediaKind.ProfilePicture),
    eb('profile.pictureId', '=', eb.ref('media.id')),
    eb(`profile.${frontPageColumn(viewer.site)}`, '=', true),
  ])
}
