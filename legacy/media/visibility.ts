import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import {
  AlbumAccess,
  AlbumType,
  BlogEntryStatus,
  DarkStatus,
  MediaKind,
  MediaStatus,
  ReportDecision,
  ReportItemType,
  RoleLevel,
} from '../contract/enums'
import { entryVisibleTo } from '../blogs/visibility'
import { mayEnter } from '../core/access'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Reader } from '../core/handler'
import { frontPageColumn, visibleTo } from '../core/visibility'
import { conversationOpenTo, messageOpenTo, type MailReader } from '../mail/visibility'

/** The kinds that are in albums: their album says who sees them. Without one, a protected picture is its owner's alone. */
export const albumKinds: readonly MediaKind[] = [
  MediaKind.AlbumPicture,
  MediaKind.AlbumVideo,
  MediaKind.ProtectedPicture,
]

/** The kinds that are in mail: whoever may see the message sees them. */
const mailKinds: readonly MediaKind[] = [MediaKind.MailAttachmentPicture, MediaKind.MailAttachmentVideo]

/** The kinds that a profile shows of itself. All others are for their owner, until an area shows them to someone. */
export const shownKinds: readonly MediaKind[] = [MediaKind.ProfilePicture, MediaKind.DarkProfilePicture, ...albumKinds]

/**
 * Whether the reader may see the row of `media`, with its owner joined as `profile`. Every read of media goes through this
 * one predicate. One's own are always there; those of others when they are live, their owner is visible and has confirmed
 * the copyright, and their album is open to the reader, or an entry that the reader may read or the text of the profile
 * shows them from the file archive, or a message that the reader may see comes with them; a visitor, or a member who may not enter the site, sees no more than the faces of the front page. Support sees
 * besides what a report waits for.
 */
export function mediaVisibleTo(clock: Pick<Deps, 'clock'>, reader: Reader) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> => {
    const ways = [mediaOpenTo(clock, reader)(eb)]
    if (reader.profile) ways.push(eb('media.profileId', '=', reader.profile.id))
    if (mayEnter(clock, reader)) {
      ways.push(shownByEntry(eb, clock, reader), shownByProfileText(eb, reader))
      const { profile, site } = reader
      if (profile) ways.push(sentWithMessage(eb, { profile, site }))
      if (profile && profile.roleLevel >= RoleLevel.Support) ways.push(reported(eb))
    }
    return eb.or(ways)
  }
}

/**
 * The same of what others show, without one's own and what the staff has to look at: for lists of the community. Without
 * the alternatives, PostgreSQL can join what is blocked instead of asking for each row.
 */
export function mediaOpenTo(clock: Pick<Deps, 'clock'>, reader: Reader) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> =>
    eb.and([
      mayEnter(clock, reader) ? openKind(eb, reader) : faceOfFrontPage(eb, reader),
      eb('media.status', '=', MediaStatus.Live),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(reader)(eb),
    ])
}

/**
 * Whether the reader may know of the row of `album`, with its owner joined as `profile`: of a protected one that it is
 * there, and no more. What is in it has `mediaVisibleTo`.
 */
export function albumVisibleTo(clock: Pick<Deps, 'clock'>, reader: Reader) {
  return (eb: ExpressionBuilder<DB, 'album' | 'profile'>): Expression<SqlBool> => {
    const types: AlbumType[] = [AlbumType.Public, AlbumType.Protected]
    if (reader.site.dark) types.push(AlbumType.Red)
    const open = eb.and([
      eb.val(mayEnter(clock, reader)),
      eb('album.type', 'in', types),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(reader)(eb),
    ])
    return reader.profile ? eb.or([eb('album.profileId', '=', reader.profile.id), open]) : open
  }
}

function openKind(eb: ExpressionBuilder<DB, 'media' | 'profile'>, reader: Reader): Expression<SqlBool> {
  const ways = [
    eb('media.kind', '=', MediaKind.ProfilePicture),
    eb.and([eb('media.albumId', 'is', null), eb('media.kind', 'in', [MediaKind.AlbumPicture, MediaKind.AlbumVideo])]),
    eb.and([eb('media.kind', 'in', albumKinds), inOpenAlbum(eb, reader)]),
  ]
  // Of one approved member to another, on whichever site.
  if (reader.profile?.darkStatus === DarkStatus.Approved) {
    ways.push(
      eb.and([eb('media.kind', '=', MediaKind.DarkProfilePicture), eb('profile.darkStatus', '=', DarkStatus.Approved)]),
    )
  }
  return eb.or(ways)
}

function inOpenAlbum(eb: ExpressionBuilder<DB, 'media'>, reader: Reader): Expression<SqlBool> {
  const open: AlbumType[] = [AlbumType.Public]
  // Whoever is let into a dark site is approved for it.
  if (reader.site.dark) open.push(AlbumType.Red)
  return eb.exists(
    eb
      .selectFrom('album')
      .select('album.id')
      .whereRef('album.id', '=', 'media.albumId')
      .where((album) =>
        album.or([
          album('album.type', 'in', open),
          album.and([
            album('album.type', '=', AlbumType.Protected),
            album(accessTo(album.ref('album.id'), reader), '=', AlbumAccess.Granted),
          ]),
        ]),
      ),
  )
}

/** What the owner of a protected album lets the reader do; null where nobody asked. */
export function accessTo(albumId: Expression<number>, reader: Reader) {
  return expressionBuilder<DB>()
    .selectFrom('albumAccess')
    .select('albumAccess.access')
    .where('albumAccess.albumId', '=', albumId)
    .where('albumAccess.profileId', '=', reader.profile?.id ?? 0)
    .$asScalar()
}

function faceOfFrontPage(eb: ExpressionBuilder<DB, 'media' | 'profile'>, reader: Reader): Expression<SqlBool> {
  return eb.and([
    eb('media.kind', '=', MediaKind.ProfilePicture),
    eb('profile.pictureId', '=', eb.ref('media.id')),
    eb(`profile.${frontPageColumn(reader.site)}`, '=', true),
  ])
}

/** What is in an album or on the profile has its own rules; the file archive is for what is written. */
function shownByEntry(
  eb: ExpressionBuilder<DB, 'media' | 'profile'>,
  clock: Pick<Deps, 'clock'>,
  reader: Reader,
): Expression<SqlBool> {
  const entries = eb
    .selectFrom('blogEntryMedia')
    .innerJoin('blogEntry', 'blogEntry.id', 'blogEntryMedia.entryId')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.id')
    .whereRef('blogEntryMedia.mediaId', '=', 'media.id')
    .whereRef('blogEntry.profileId', '=', 'media.profileId')
    .where('blogEntry.status', '=', BlogEntryStatus.Published)
    .where(entryVisibleTo(clock, reader))
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    eb.exists(entries),
  ])
}

/** Whoever may see the profile reads its text. */
function shownByProfileText(eb: ExpressionBuilder<DB, 'media' | 'profile'>, reader: Reader): Expression<SqlBool> {
  return eb.and([
    eb('media.kind', '=', MediaKind.FileArchivePicture),
    eb('media.status', '=', MediaStatus.Live),
    eb('profile.forcedConsentMedia', '=', false),
    visibleTo(reader)(eb),
    eb.exists(
      eb
        .selectFrom('profileTextMedia')
        .select('profileTextMedia.mediaId')
        .whereRef('profileTextMedia.mediaId', '=', 'media.id')
        .whereRef('profileTextMedia.profileId', '=', 'media.profileId'),
    ),
  ])
}

/** Also what is still in the making, and of one who is locked: as the message itself. */
function sentWithMessage(eb: ExpressionBuilder<DB, 'media' | 'profile'>, reader: MailReader): Expression<SqlBool> {
  const messages = eb
    .selectFrom('messageMedia')
    .innerJoin('message', 'message.id', 'messageMedia.messageId')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .innerJoin('conversationMember', 'conversationMember.conversationId', 'conversation.id')
    .select('message.id')
    .whereRef('messageMedia.mediaId', '=', 'media.id')
    .whereRef('message.senderId', '=', 'media.profileId')
    .where('message.deletedAt', 'is', null)
    .where(conversationOpenTo(reader))
    .where(messageOpenTo(reader))
  return eb.and([eb('media.kind', 'in', mailKinds), eb('profile.forcedConsentMedia', '=', false), eb.exists(messages)])
}

function reported(eb: ExpressionBuilder<DB, 'media'>): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('report')
      .select('report.id')
      .where('report.decision', '=', ReportDecision.None)
      .where((report) =>
        report.or([
          report.and([
            report('report.itemType', '=', ReportItemType.Media),
            report('report.itemId', '=', report.ref('media.id')),
          ]),
          // With a message what came with it.
          report.and([
            report('report.itemType', '=', ReportItemType.Message),
            report(
              'report.itemId',
              '=',
              report
                .selectFrom('messageMedia')
                .select('messageMedia.messageId')
                .whereRef('messageMedia.mediaId', '=', 'media.id'),
            ),
          ]),
        ]),
      ),
  )
}
