import { BlogEntryStatus } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'
import type { BlogContent } from './content'

/** One of the viewer's own entries; dark entries are changed on dark sites alone. */
export function ownEntry(db: Database, viewer: MemberViewer, id: number) {
  const own = db
    .selectFrom('blogEntry')
    .select(['id', 'status', 'dark', 'revision', 'createdAt', 'publishedAt', 'editedAt', 'title'])
    .where('id', '=', id)
    .where('profileId', '=', viewer.profile.id)
  return viewer.site.dark ? own : own.where('dark', '=', false)
}

type EntryRow = NonNullable<Awaited<ReturnType<ReturnType<typeof ownEntry>['executeTakeFirst']>>>

/** One of the viewer's own entries, to be written on. */
export interface OwnEntry extends EntryRow {
  readonly published: boolean
}

/** The same entry, locked if asked to. */
export async function ownText(
  db: Database,
  viewer: MemberViewer,
  id: number,
  lock?: 'lock',
): Promise<OwnEntry | undefined> {
  const query = ownEntry(db, viewer, id)
  const entry = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return entry && { ...entry, published: entry.status === BlogEntryStatus.Published }
}

/** The author's version since the last publishing, with its time. */
export async function draftOf(db: Database, entryId: number): Promise<(BlogContent & { savedAt: Date }) | undefined> {
  return db
    .selectFrom('blogDraft')
    .select(['title', 'html', 'tags', 'audience', 'commentsEnabled', 'savedAt'])
    .where('entryId', '=', entryId)
    .executeTakeFirst()
}

/** The published version of an entry. */
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
