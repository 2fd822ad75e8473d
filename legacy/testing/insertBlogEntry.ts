import type { Insertable } from 'kysely'
import { BlogEntryStatus, CommentItemType } from '../contract/enums'
import { after, MINUTE } from '../core/clock'
import { wordsOf } from '../core/text/richText'
import type { BlogDraft, BlogEntry, Comment } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'

interface Store {
  readonly deps: Pick<Deps, 'db' | 'clock'>
}

type EntryValues = Partial<Insertable<BlogEntry>> & { readonly tags?: readonly string[] }

/** An entry for everyone, published now on the Danish main site by default. */
export async function insertBlogEntry(server: Store, profileId: number, values: EntryValues = {}): Promise<number> {
  const [id] = await insertBlogEntries(server, profileId, 1, values)
  if (id === undefined) throw new Error('Nothing was inserted')
  return id
}

/** Several entries, each published a minute before the previous one. */
export async function insertBlogEntries(
  { deps: { db, clock } }: Store,
  profileId: number,
  count: number,
  { tags = [], ...values }: EntryValues = {},
): Promise<number[]> {
  if (count === 0) return []
  const html = values.html ?? '<p>Something happened.</p>'
  const words = wordsOf(html)
  const rows = Array.from({ length: count }, (_, index) => {
    const publishedAt = values.publishedAt ?? after(clock.now(), -index * MINUTE)
    return {
      profileId,
      countryId: 1,
      dark: false,
      status: BlogEntryStatus.Published,
      title: 'An evening out',
      html,
      words,
      wordCount: words.split(/\s+/u).length,
      createdAt: publishedAt,
      publishedAt,
      activeAt: publishedAt,
      ...values,
    }
  })
  const inserted = await db.insertInto('blogEntry').values(rows).returning('id').execute()
  const ids = inserted.map(({ id }) => id)
  for (const [position, name] of tags.entries()) {
    const tag = await db
      .insertInto('blogTag')
      .values({ name })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('blogEntryTag')
      .values(ids.map((entryId) => ({ entryId, tagId: tag.id, position })))
      .execute()
  }
  return ids
}

/** An entry that was never published: all its text is in the draft. */
export async function insertBlogDraft(
  server: Store,
  profileId: number,
  { dark = false, ...values }: Partial<Insertable<BlogDraft>> & { readonly dark?: boolean } = {},
): Promise<number> {
  const { db, clock } = server.deps
  const { id } = await db
    .insertInto('blogEntry')
    .values({ profileId, countryId: 1, dark, createdAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('blogDraft')
    .values({
      entryId: id,
      title: 'Not yet',
      html: '<p>Still thinking.</p>',
      audience: 15,
      commentsEnabled: true,
      savedAt: clock.now(),
      ...values,
    })
    .execute()
  return id
}

/** A comment on an entry; a database trigger counts it. */
export async function insertBlogComment(
  { deps: { db, clock } }: Store,
  entryId: number,
  profileId: number,
  values: Partial<Insertable<Comment>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('comment')
    .values({
      itemType: CommentItemType.BlogEntry,
      itemId: entryId,
      profileId,
      text: 'Well said',
      createdAt: clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
