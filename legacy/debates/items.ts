import { NotificationItemType } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { DebateEntryStatus } from '../contract/lodges/lodgeEnums'
import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import { reportableComments } from '../shared/comments/items'
import { wordsOf } from '../core/text/richText'
import { beginningOf } from '../core/text/plainText'
import type { FindLikable, Reportable } from '../shared/items/items'
import { commentableEntries } from './commentable'
import { debateEntries, entryVisibleTo } from './visibility'

export const likableEntry: FindLikable = async ({ db }, id, viewer) => {
  const entry = await visibleEntry(db, viewer, id).forKeyShare('debateEntry').executeTakeFirst()
  if (!entry) return undefined
  const { profileId: ownerId, lodgeId } = entry
  return { ownerId, subject: { itemType: NotificationItemType.DebateEntry, itemId: id }, lodgeId }
}

/** Topics and comments on them as reportable items. */
export const reportable = {
  [ReportItemType.DebateEntry]: {
    ownerOf: async ({ db }, viewer, id) => (await visibleEntry(db, viewer, id).executeTakeFirst())?.profileId,
    remove: (db, id) => db.deleteFrom('debateEntry').where('id', '=', id).execute(),
    shown: async (db, id) => {
      const entry = await entryForStaff(db, id)
      if (!entry) return undefined
      const { title, html, createdAt, dark, lodgeId } = entry
      return { title, text: wordsOf(html), createdAt, dark, path: pathOf(lodgeId, id) }
    },
    ofLodges: true,
  },
  [ReportItemType.DebateComment]: {
    ...reportableComments(commentableEntries, async (db, id) => {
      const entry = await entryForStaff(db, id)
      if (!entry) return undefined
      const { title, html, dark, lodgeId } = entry
      return { title, text: beginningOf(wordsOf(html)), dark, path: pathOf(lodgeId, id) }
    }),
    ofLodges: true,
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

const pathOf = (lodgeId: number, id: number) => `/Community/Lodges/Lodge/${lodgeId}/Debate/Topic/${id}`

function entryForStaff(db: Database, id: number) {
  return db
    .selectFrom('debateEntry')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .select(['debateEntry.title', 'debateEntry.html', 'debateEntry.createdAt', 'debateEntry.lodgeId', 'lodge.dark'])
    .where('debateEntry.id', '=', id)
    .executeTakeFirst()
}

function visibleEntry(db: Database, viewer: MemberViewer, id: number) {
  return debateEntries(db)
    .select(['debateEntry.profileId', 'debateEntry.lodgeId'])
    .where('debateEntry.id', '=', id)
    .where('debateEntry.status', '=', DebateEntryStatus.Published)
    .where(entryVisibleTo(viewer))
}
