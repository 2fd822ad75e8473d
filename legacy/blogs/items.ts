import { expressionBuilder } from 'kysely'
import { BanType, NotificationItemType, NotificationTab } from '../contract/enums'
import { ReportItemType } from '../contract/staff/reportEnums'
import { enforceBan } from '../core/access/bans'
import type { Deps, MemberViewer } from '../core/handler'
import { entryOpenTo, entryVisibleTo, notHiddenBy } from '../shared/visibility/blogEntries'
import { reportableComments } from '../shared/comments/items'
import type { FindLikable, Reportable } from '../shared/items/items'
import type { Database } from '../core/database/connect'
import { wordsOf } from '../core/text/richText'
import { beginningOf } from '../core/text/plainText'
import { commentableEntries } from './commentable'
import type { DB } from '../core/database/schema.generated'
import type { NotificationItem } from '../shared/notifications/items'

const page = '/Community/Blogs'

export const likableEntry: FindLikable = async (deps, id, viewer) => {
  await enforceBan(deps, { ban: 'Blogs' }, viewer)
  const entry = await visibleEntry(deps, viewer, id).forKeyShare('blogEntry').executeTakeFirst()
  return entry && { ownerId: entry.profileId, subject: { itemType: NotificationItemType.BlogEntry, itemId: id } }
}

/** Entries and their comments as reportable items. */
export const reportable = {
  [ReportItemType.BlogEntry]: {
    ownerOf: async (deps, viewer, id) => {
      await enforceBan(deps, { ban: 'Blogs' }, viewer)
      return (await visibleEntry(deps, viewer, id).executeTakeFirst())?.profileId
    },
    remove: (db, id) => db.deleteFrom('blogEntry').where('id', '=', id).execute(),
    shown: async (db, id) => {
      const entry = await entryForStaff(db, id)
      if (!entry) return undefined
      const { title, html, createdAt, dark } = entry
      return { title, text: wordsOf(html), createdAt, dark, path: `${page}/Entry/${id}` }
    },
    ofBlogs: true,
  },
  [ReportItemType.BlogComment]: {
    ...reportableComments(commentableEntries, async (db, id) => {
      const entry = await entryForStaff(db, id)
      if (!entry) return undefined
      const { title, html, dark } = entry
      return { title, text: beginningOf(wordsOf(html)), dark, path: `${page}/Entry/${id}` }
    }),
    ofBlogs: true,
  },
} satisfies Partial<Record<ReportItemType, Reportable>>

function entryForStaff(db: Database, id: number) {
  return db
    .selectFrom('blogEntry')
    .select(['title', 'html', 'createdAt', 'dark'])
    .where('id', '=', id)
    .executeTakeFirst()
}

function visibleEntry(deps: Pick<Deps, 'db' | 'clock'>, viewer: MemberViewer, id: number) {
  return deps.db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select('blogEntry.profileId')
    .where('blogEntry.id', '=', id)
    .where(entryVisibleTo(deps, viewer))
}

/** Entries and authors as subjects of notifications. */
export const notified = {
  [NotificationItemType.BlogEntry]: {
    tab: NotificationTab.Community,
    ban: BanType.Blogs,
    visibleTo: (deps, viewer, { itemId }) => {
      const eb = expressionBuilder<DB>()
      const entry = eb
        .selectFrom('blogEntry')
        .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
        .select('blogEntry.id')
        .where('blogEntry.id', '=', itemId)
        .where(entryOpenTo(deps, viewer))
        .where(notHiddenBy(viewer))
        // Forces a look-up per row; otherwise PostgreSQL would scan all entries.
        .offset(0)
      return eb.exists(entry)
    },
    title: (itemId) =>
      expressionBuilder<DB>().selectFrom('blogEntry').select('title').where('id', '=', itemId).$asScalar(),
    path: ({ itemId, commentId }) => `${page}/Entry/${itemId}${commentId === undefined ? '' : `#comment-${commentId}`}`,
    replacesPush: true,
  },
  // The receiver, as an author whom others follow.
  [NotificationItemType.BlogAuthor]: {
    tab: NotificationTab.Community,
    ban: BanType.Blogs,
    visibleTo: (_deps, { profile }, { itemId }) => expressionBuilder<DB>()(itemId, '=', profile.id),
    path: () => `${page}/Followed/MyFollowers`,
  },
} satisfies Partial<Record<NotificationItemType, NotificationItem>>
