import type { AnswerOf, BodyOf } from '../../contract/contract'
import { BlogEntryStatus } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { Deps, MemberViewer } from '../../core/handler'
import { discardDraft, saveText, type Writing } from '../../shared/writing/writing'
import { cleanContent, isSameContent, type BlogContent } from './content'
import { draftOf, ownText, publishedContent, type OwnEntry } from './ownEntries'
import { publish } from './publish'
import { slugOf } from '../entries/slug'

type Saved = AnswerOf<'Blogs.UpdateBlogEntry'>

const blogWriting: Writing<OwnEntry, BlogContent> = {
  limits: { save: 'blogSaveByProfile', publish: 'blogPublishByProfile' },
  find: ownText,
  findByKey: async (db, { profile }, key) => {
    const entry = await db
      .selectFrom('blogEntry')
      .select(['id', 'status'])
      .where('profileId', '=', profile.id)
      .where('key', '=', key)
      .executeTakeFirst()
    return entry && { id: entry.id, published: entry.status === BlogEntryStatus.Published }
  },
  draftOf: (db, { id }) => draftOf(db, id),
  publishedContent: (db, { id }) => publishedContent(db, id),
  isSame: isSameContent,
  publish: (transaction, viewer, { text: entry, content, now }) =>
    publish(transaction, viewer, { entry, content, now }),
  keepDraft: async (transaction, { text, content, now }) => {
    const draft = { ...content, savedAt: now }
    await transaction
      .insertInto('blogDraft')
      .values({ entryId: text.id, ...draft })
      .onConflict((conflict) => conflict.column('entryId').doUpdateSet(draft))
      .execute()
  },
  dropDraft: async (transaction, { id }) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('blogDraft')
      .where('entryId', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  setRevision: async (transaction, id, revision) => {
    await transaction.updateTable('blogEntry').set({ revision }).where('id', '=', id).execute()
  },
  countDrafts: async (transaction, { profile }) => {
    const { count } = await transaction
      .selectFrom('blogEntry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('profileId', '=', profile.id)
      .where('status', '=', BlogEntryStatus.Draft)
      .executeTakeFirstOrThrow()
    return count
  },
}

/** Saves what the viewer has written, and publishes it on request. */
export async function saveEntry(
  deps: Deps,
  viewer: MemberViewer,
  { blogEntryId, revision, key, publish: published, ...content }: BodyOf<'Blogs.UpdateBlogEntry'>,
): Promise<Saved> {
  const { countryId, dark } = viewer.site
  return saveText(
    deps,
    viewer,
    blogWriting,
    {
      id: blogEntryId,
      revision,
      key,
      content: cleanContent(content),
      publish: published,
      create: async (transaction) => {
        const { id } = await transaction
          .insertInto('blogEntry')
          .values({
            profileId: viewer.profile.id,
            countryId,
            dark,
            createdAt: deps.clock.now(),
            key: key ?? null,
            revision: 0,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        return id
      },
    },
    savedEntry,
  )
}

/** Reverts one of the viewer's entries to its published version, for all windows. */
export function discardChanges(deps: Pick<Deps, 'db'>, viewer: MemberViewer, entryId: number): Promise<void> {
  return discardDraft(deps, viewer, blogWriting, entryId)
}

async function savedEntry(db: Database, entryId: number): Promise<Saved> {
  const { id, status, revision, ...row } = await db
    .selectFrom('blogEntry')
    .leftJoin('blogDraft', 'blogDraft.entryId', 'blogEntry.id')
    .select(['blogEntry.id', 'blogEntry.status', 'blogEntry.revision', 'blogEntry.title', 'blogEntry.createdAt'])
    .select(['blogEntry.publishedAt', 'blogEntry.editedAt', 'blogDraft.savedAt', 'blogDraft.title as draftTitle'])
    .where('blogEntry.id', '=', entryId)
    .executeTakeFirstOrThrow()
  const published = status === BlogEntryStatus.Published
  return {
    id,
    revision,
    status: published ? BlogEntryStatus.Published : BlogEntryStatus.Draft,
    slug: slugOf((published ? row.title : row.draftTitle) ?? ''),
    savedAt: (row.savedAt ?? row.editedAt ?? row.publishedAt ?? row.createdAt).toISOString(),
  }
}
