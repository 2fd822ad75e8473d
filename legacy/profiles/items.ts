import { ReportItemType } from '../contract/enums'
import { visibleTo } from '../shared/visibility/profiles'
import type { FindLikable, Reportable } from '../shared/items/items'
import { aboutProfile } from '../shared/notifications/aboutProfile'
import { visibleEntry } from './guestbook'

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
  },
  [ReportItemType.GuestbookEntry]: {
    ownerOf: async ({ db }, viewer, id) => (await visibleEntry(db, viewer, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('guestbookEntry').where('id', '=', id).execute(),
  },
} satisfies Partial<Record<ReportItemType, Reportable>>
