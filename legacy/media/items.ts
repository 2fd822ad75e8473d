import { expressionBuilder } from 'kysely'
import { MediaStatus, NotificationItemType, NotificationTab } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import type { FindLikable, Reportable } from '../shared/items/items'
import { mediaVisibleTo } from '../shared/media/visibility'
import { keepFace } from '../shared/media/face'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { ownedByViewer } from '../shared/notifications/ownItems'

export const likableMedia: FindLikable = async (deps, id, viewer) => {
  const row = await deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select(['media.profileId', 'media.lodgeId'])
    .where('media.id', '=', id)
    .where(mediaVisibleTo(deps, viewer))
    .forKeyShare('media')
    .executeTakeFirst()
  if (!row) return undefined
  const { profileId: ownerId, lodgeId } = row
  return { ownerId, subject: { itemType: NotificationItemType.Media, itemId: id }, lodgeId }
}

/** Live pictures and videos can be reported. */
export const reportable = {
  [ReportItemType.Media]: {
    ownerOf: async (deps, viewer, id) => {
      const row = await deps.db
        .selectFrom('media')
        .innerJoin('profile', 'profile.id', 'media.profileId')
        .select('media.profileId')
        .where('media.id', '=', id)
        .where('media.status', '=', MediaStatus.Live)
        .where(mediaVisibleTo(deps, viewer))
        .executeTakeFirst()
      return row?.profileId
    },
    remove: async (db, id, { ownerId }) => {
      await db.deleteFrom('media').where('id', '=', id).execute()
      await keepFace(db, ownerId)
    },
    shown: async (db, id) => {
      const item = await db
        .selectFrom('media')
        .leftJoin('lodge', 'lodge.id', 'media.lodgeId')
        .select(['media.title', 'media.createdAt', 'media.profileId', 'lodge.dark'])
        .where('media.id', '=', id)
        .executeTakeFirst()
      if (!item) return undefined
      const { title, createdAt, profileId, dark } = item
      return {
        text: title ?? '',
        createdAt,
        path: `/Profile/${profileId}/Pictures`,
        mediaIds: [id],
        dark: dark ?? false,
      }
    },
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

/** Media items and albums as subjects of notifications to their owners. */
export const notified = {
  [NotificationItemType.Media]: {
    tab: NotificationTab.Profile,
    visibleTo: ownedByViewer('media'),
    title: (itemId) => expressionBuilder<DB>().selectFrom('media').select('title').where('id', '=', itemId).$asScalar(),
    path: async ({ itemId }, receiverId, db) => {
      const place = await db
        .selectFrom('media')
        .select(['lodgeId', 'lodgeAlbumId'])
        .where('id', '=', itemId)
        .where('lodgeAlbumId', 'is not', null)
        .executeTakeFirst()
      if (!place) return `/Profile/${receiverId}/Pictures`
      return `/Community/Lodges/Lodge/${place.lodgeId}/Media/Album/${place.lodgeAlbumId}?medium=${itemId}`
    },
    replacesPush: true,
  },
  [NotificationItemType.Album]: {
    tab: NotificationTab.Profile,
    visibleTo: ownedByViewer('album'),
    title: (itemId) => expressionBuilder<DB>().selectFrom('album').select('name').where('id', '=', itemId).$asScalar(),
    path: ({ itemId }) => `/EditProfile/PicturesAndVideos/Album/${itemId}`,
    replacesPush: true,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
