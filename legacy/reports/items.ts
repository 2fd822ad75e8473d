import type { Transaction } from 'kysely'
import { commentableEntries } from '../blogs/commentable'
import { entryVisibleTo } from '../blogs/visibility'
import { visibleComment } from '../comments/read'
import { removeComment } from '../comments/write'
import { MediaStatus, ReportItemType } from '../contract/enums'
import { enforceBan } from '../core/bans'
import type { Database } from '../core/database/connect'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberReader } from '../core/handler'
import { visibleTo } from '../core/visibility'
import { removeMessage } from '../mail/takeBack'
import { openMessages } from '../mail/visibility'
import { keepFace } from '../media/face'
import { mediaVisibleTo } from '../media/visibility'
import { visibleEntry } from '../profiles/guestbook'

/** Something that a member can report. */
export interface ReportedItem {
  readonly itemType: ReportItemType
  readonly itemId: number
}

/** Whose item is removed, and when. */
interface Removal {
  readonly ownerId: number
  readonly now: Date
}

/** What an area tells of the items of a type. */
interface ReportableItems {
  /** Whose the item is, if the reader may see it. */
  ownerOf(deps: Pick<Deps, 'db' | 'clock'>, reader: MemberReader, id: number): Promise<number | undefined>
  /** Takes the item away, or what is written in it. */
  remove(db: Transaction<DB>, id: number, circumstances: Removal): Promise<unknown>
}

/** The items of each type. */
export const reportableItems: Readonly<Record<ReportItemType, ReportableItems>> = {
  [ReportItemType.ProfileText]: {
    ownerOf: async ({ db }, reader, id) => (await profile(db, reader, id))?.id,
    remove: (db, id) => db.updateTable('profile').set({ text: '', headline: null }).where('id', '=', id).execute(),
  },
  [ReportItemType.Media]: {
    ownerOf: async (deps, reader, id) => (await liveMedium(deps, reader, id))?.profileId,
    remove: async (db, id, { ownerId }) => {
      await db.deleteFrom('media').where('id', '=', id).execute()
      await keepFace(db, ownerId)
    },
  },
  [ReportItemType.GuestbookEntry]: {
    ownerOf: async ({ db }, reader, id) => (await visibleEntry(db, reader, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('guestbookEntry').where('id', '=', id).execute(),
  },
  [ReportItemType.BlogEntry]: {
    ownerOf: async (deps, reader, id) => (await blogEntry(deps, reader, id))?.profileId,
    remove: (db, id) => db.deleteFrom('blogEntry').where('id', '=', id).execute(),
  },
  [ReportItemType.BlogComment]: {
    ownerOf: async (deps, reader, id) => {
      await enforceBan(deps, commentableEntries, reader)
      const found = await visibleComment(deps, reader, commentableEntries, id)
      return found && !found.deleted ? found.profileId : undefined
    },
    remove: (db, id, { now }) => removeComment(db, commentableEntries, id, now),
  },
  [ReportItemType.Message]: {
    ownerOf: async ({ db }, reader, id) => (await writtenMessage(db, reader, id))?.senderId ?? undefined,
    remove: (db, id, { now }) => removeMessage(db, id, now),
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

function writtenMessage(db: Database, reader: MemberReader, id: number) {
  return openMessages(db, reader)
    .select('message.senderId')
    .where('message.id', '=', id)
    .where('message.deletedAt', 'is', null)
    .executeTakeFirst()
}

async function blogEntry(deps: Pick<Deps, 'db' | 'clock'>, reader: MemberReader, id: number) {
  await enforceBan(deps, { ban: 'Blogs' }, reader)
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.profileId')
    .where('blogEntry.id', '=', id)
    .where(entryVisibleTo(deps, reader))
    .executeTakeFirst()
}
