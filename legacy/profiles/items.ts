import { expressionBuilder, sql } from 'kysely'
import { NotificationItemType, NotificationTab, NotificationTopic } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { visibleTo } from '../shared/visibility/profiles'
import { wordsOf } from '../core/text/richText'
import type { FindLikable, Reportable } from '../shared/items/items'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import { visibleEntry } from './guestbook'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'
import { ownedByViewer } from '../shared/notifications/ownItems'

export const likableProfile: FindLikable = async ({ db }, id, viewer) => {
  const profile = await db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', id)
    .where(visibleTo(viewer))
    .forKeyShare('profile')
    .executeTakeFirst()
  return profile && { ownerId: id, subject: aboutProfile(id) }
}

/** A profile's text and guestbook can be reported. */
export const reportable = {
  [ReportItemType.ProfileText]: {
    ownerOf: async ({ db }, viewer, id) => {
      const query = db.selectFrom('profile').select('profile.id').where('profile.id', '=', id)
      return (await query.where(visibleTo(viewer)).executeTakeFirst())?.id
    },
    remove: (db, id) => db.updateTable('profile').set({ text: '', headline: null }).where('id', '=', id).execute(),
    shown: async (db, id) => {
      const profile = await db
        .selectFrom('profile')
        .select(['headline', 'text', 'createdAt', 'pictureId'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!profile) return undefined
      const { headline, text, createdAt, pictureId } = profile
      return {
        ...(headline !== null && { title: headline }),
        text: wordsOf(text),
        createdAt,
        path: `/Profile/${id}`,
        mediaIds: pictureId === null ? [] : [pictureId],
        dark: false,
      }
    },
  },
  [ReportItemType.GuestbookEntry]: {
    ownerOf: async ({ db }, viewer, id) => (await visibleEntry(db, viewer, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('guestbookEntry').where('id', '=', id).execute(),
    shown: async (db, id) => {
      const entry = await db
        .selectFrom('guestbookEntry')
        .innerJoin('profile as host', 'host.id', 'guestbookEntry.profileId')
        .select(['guestbookEntry.text', 'guestbookEntry.createdAt', 'host.id as hostId', 'host.name as hostName'])
        .where('guestbookEntry.id', '=', id)
        .executeTakeFirst()
      if (!entry) return undefined
      const { text, createdAt, hostId, hostName } = entry
      const path = `/Profile/${hostId}/Guestbook`
      return { text, createdAt, path, place: { title: hostName, text: '', path, dark: false }, dark: false }
    },
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

/** Profiles and guestbook entries as subjects of notifications. */
export const notified = {
  [NotificationItemType.Profile]: {
    tab: NotificationTab.Profile,
    // The receiver's own, or the actor's.
    visibleTo: (_deps, { profile }, { itemId, actorId }) => sql`${itemId} in (${profile.id}, ${actorId})`,
    path: ({ topic, actorId }) => {
      if (topic === NotificationTopic.Visit) return '/Visitors'
      return topic === NotificationTopic.RelationRequest ? '/EditProfile/Relations' : `/Profile/${actorId}`
    },
  },
  [NotificationItemType.GuestbookEntry]: {
    tab: NotificationTab.Profile,
    visibleTo: (deps, viewer, about) => {
      const own = ownedByViewer('guestbookEntry')(deps, viewer, about)
      if (viewer.site.dark) return own
      return sql`${own} and not exists (
        select from guestbook_entry as item where item.id = ${about.itemId} and item.dark offset 0
      )`
    },
    text: (itemId) =>
      expressionBuilder<DB>().selectFrom('guestbookEntry').select('text').where('id', '=', itemId).$asScalar(),
    path: (_news, receiverId) => `/Profile/${receiverId}/Guestbook`,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
