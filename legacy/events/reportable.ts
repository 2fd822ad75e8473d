import { ReportItemType } from '../contract/staff/reportEnums'
import type { Database } from '../core/database/connect'
import { beginningOf } from '../core/text/plainText'
import { mediaIn, wordsOf } from '../core/text/richText'
import { reportableComments } from '../shared/comments/items'
import type { Reportable } from '../shared/items/items'
import { takeEventDown } from './cancelling'
import { commentableEvents } from './commentable'
import { eventPath } from './paths'
import { eventVisibleTo } from './visibility'

/** Events and comments on them as reportable items. */
export const reportable = {
  [ReportItemType.Event]: {
    ownerOf: async ({ db }, viewer, id) => {
      const event = await db
        .selectFrom('event')
        .select((eb) =>
          eb.fn
            .coalesce(
              'event.profileId',
              // The maker is gone, and others run it.
              eb
                .selectFrom('eventHost')
                .select('eventHost.profileId')
                .whereRef('eventHost.eventId', '=', 'event.id')
                .orderBy('eventHost.addedAt')
                .orderBy('eventHost.profileId')
                .limit(1),
            )
            .as('ownerId'),
        )
        .where('event.id', '=', id)
        .where(eventVisibleTo(viewer))
        .executeTakeFirst()
      return event?.ownerId
    },
    remove: (db, id, { now }) => takeEventDown({ clock: { now: () => now } }, db, id),
    removeUnowned: (db, id, now) => takeEventDown({ clock: { now: () => now } }, db, id),
    shown: async (db, id) => {
      const event = await eventForStaff(db, id)
      if (!event) return undefined
      const { title, html, place, address, coverId, createdAt, dark } = event
      const text = [place, address, wordsOf(html)].filter(Boolean).join('\n')
      const mediaIds = [...(coverId === null ? [] : [coverId]), ...mediaIn(html)]
      return { title, text, createdAt, dark, mediaIds, path: eventPath(id) }
    },
  },
  [ReportItemType.EventComment]: reportableComments(commentableEvents, async (db, id) => {
    const event = await eventForStaff(db, id)
    if (!event) return undefined
    const { title, words, dark } = event
    return { title, text: beginningOf(words), dark, path: eventPath(id) }
  }),
} satisfies Partial<Record<ReportItemType, Reportable>>

function eventForStaff(db: Database, id: number) {
  return db
    .selectFrom('event')
    .select(['title', 'html', 'words', 'place', 'address', 'coverId', 'createdAt', 'dark'])
    .where('id', '=', id)
    .executeTakeFirst()
}
