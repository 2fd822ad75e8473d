import type { Transaction } from 'kysely'
import { MediaStatus, ReportItemType } from '../contract/enums'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { visibleTo } from '../core/visibility'
import { keepFace } from '../media/face'
import { mediaVisibleTo } from '../media/visibility'
import { visibleEntry } from '../profiles/guestbook'

/** Something that a member can report. */
export interface ReportedItem {
  readonly itemType: ReportItemType
  readonly itemId: number
}

/** What an area tells of the items of a type. */
interface ReportableItems {
  /** Whose the item is, if the reader may see it. */
  ownerOf(deps: Pick<Deps, 'db' | 'clock'>, reader: MemberReader, id: number): Promise<number | undefined>
  /** Takes the item of an owner away, or what is written in it. */
  remove(db: Transaction<DB>, id: number, ownerId: number): Promise<unknown>
}

/** The items of each type. */
export const reportableItems: Readonly<Record<ReportItemType, ReportableItems>> = {
  [ReportItemType.ProfileText]: {
    ownerOf: async ({ db }, reader, id) => (await profile(db, reader, id))?.id,
    remove: (db, id) => db.updateTable('profile').set({ text: '', headline: null }).where('id', '=', id).execute(),
  },
  [ReportItemType.Media]: {
    ownerOf: async (deps, reader, id) => (await liveMedium(deps, reader, id))?.profileId,
    remove: async (db, id, ownerId) => {
      await db.deleteFrom('media').where('id', '=', id).execute()
      await keepFace(db, ownerId)
    },
  },
  [ReportItemType.GuestbookEntry]: {
    ownerOf: async ({ db }, reader, id) => (await visibleEntry(db, reader, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('guestbookEntry').where('id', '=', id).execute(),
  },
}

function profile(db: Database, reader: MemberReader, id: number) {
  return db
    .selectFrom('profile')
    .select('profile.id')
    .where('profile.id', '=', id)
    .where(visibleTo(reader))
    .executeTakeFirst()
}

function liveMedium(deps: Pick<Deps, 'db' | 'clock'>, reader: MemberReader, id: number) {
  return deps.db
    .selectFrom('media')
    .innerJoin('profile', 'profile.id', 'media.profileId')
    .select('media.profileId')
    .where('media.id', '=', id)
    .where('media.status', '=', MediaStatus.Live)
    .where(mediaVisibleTo(deps, reader))
    .executeTakeFirst()
}
