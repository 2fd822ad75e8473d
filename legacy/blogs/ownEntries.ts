import type { Database } from '../core/database/connect'
import type { MemberViewer } from '../core/handler'
import type { BlogContent } from './content'

/** One of the viewer's own entries; what was written on a dark site is changed there alone. */
export function ownEntry(db: Database, viewer: MemberViewer, id: number) {
  const own = db
    .selectFrom('blogEntry')
    .select(['id', 'status', 'dark', 'revision', 'createdAt', 'publishedAt', 'editedAt', 'title'])
    .where('id', '=', id)
    .where('profileId', '=', viewer.profile.id)
  return viewer.site.dark ? own : own.where('dark', '=', false)
}

/** A row of `ownEntry`. */
export type OwnEntry = NonNullable<Awaited<ReturnType<ReturnType<typeof ownEntry>['executeTakeFirst']>>>

/** What its author has written of an entry since it was published, or ever; with when. */
export async function draftOf(db: Database, entryId: number): Promise<(BlogContent & { savedAt: Date }) | undefined> {
  return db
    .selectFrom('blogDraft')
    .select(['title', 'html', 'tags', 'audience', 'commentsEnabled', 'savedAt'])
    .where('entryId', '=', entryId)
    .executeTakeFirst()
}

/** What is published of an entry. */
export async function publishedContent(db: Database, entryId: number): Promise<BlogContent> {
  const tags = await db
    .selectFrom('blogEntryTag')
    .innerJoin('blogTag', 'blogTag.id', 'blogEntryTag.tagId')
    .select('blogTag.name')
    .where('blogEntryTag.entryId', '=', entryId)
    .orderBy('blogEntryTag.position')
    .execute()
  const content = await db
    .selectFrom('blogEntry')
    .select(['title', 'html', 'audience', 'commentsEnabled'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow()
  return { ...content, tags: tags.map(({ name }) => name) }
}
