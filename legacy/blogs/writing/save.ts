import type { Transaction } from 'kysely'
import type { AnswerOf, BodyOf } from '../../contract/contract'
import { BlogEntryStatus } from '../../contract/enums'
import { refuseImpersonated } from '../../core/access/access'
import { changeOwn } from '../../core/changeOwn'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound, Problem, unprocessable } from '../../core/problem'
import { cleanContent, isSameContent, refuseIncomplete, type BlogContent } from './content'
import { draftOf, ownEntry, publishedContent, type OwnEntry } from './ownEntries'
import { publish } from './publish'
import { slugOf } from '../entries/slug'

type Written = BodyOf<'Blogs.UpdateBlogEntry'>
type Saved = AnswerOf<'Blogs.UpdateBlogEntry'>

/** Maximum unpublished entries of a member. */
const MAX_DRAFTS = 100

/** Saves what the viewer has written, and publishes it on request. */
export async function saveEntry(deps: Deps, viewer: MemberViewer, written: Written): Promise<Saved> {
  // A blog speaks for its author.
  refuseImpersonated(viewer)
  const content = cleanContent(written)
  if (written.publish) refuseIncomplete(content)
  if (written.blogEntryId !== undefined && written.revision === undefined) {
    throw unprocessable({ field: 'revision', code: 'REQUIRED' })
  }
  await consumeLimits(deps, viewer, written)
  return changeOwn(deps, viewer, async (transaction) => {
    const { id, known } = await entryToWrite(deps, transaction, viewer, written)
    if (!known) await write(deps, transaction, viewer, { id, written, content })
    if (written.blogEntryId === undefined) await refuseTooManyDrafts(transaction, viewer)
    return savedEntry(transaction, id)
  })
}

/** Reverts one of the viewer's entries to its published version, for all windows. */
export async function discardChanges(deps: Pick<Deps, 'db'>, viewer: MemberViewer, entryId: number): Promise<void> {
  refuseImpersonated(viewer)
  await changeOwn(deps, viewer, async (transaction) => {
    const entry = await ownEntry(transaction, viewer, entryId).forUpdate().executeTakeFirst()
    if (entry?.status !== BlogEntryStatus.Published) throw notFound()
    await dropDraft(transaction, entry)
  })
}

/** Counts before any lock is taken, because counting uses its own connection. */
async function consumeLimits({ db, limits }: Deps, viewer: MemberViewer, written: Written): Promise<void> {
  const own = String(viewer.profile.id)
  await limits.consume('blogSaveByProfile', own)
  if (!written.publish) return
  const known =
    written.blogEntryId === undefined
      ? await entryWithKey(db, viewer, written.key)
      : await ownEntry(db, viewer, written.blogEntryId).executeTakeFirst()
  if (known?.status !== BlogEntryStatus.Published) await limits.consume('blogPublishByProfile', own)
}

/** The entry to save to, created if needed; `known` when the same key has created it before. */
async function entryToWrite(
  { clock }: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { blogEntryId, key }: Written,
): Promise<{ id: number; known: boolean }> {
  if (blogEntryId !== undefined) return { id: blogEntryId, known: false }
  const known = await entryWithKey(transaction, viewer, key)
  if (known) return { id: known.id, known: true }
  const { countryId, dark } = viewer.site
  const { id } = await transaction
    .insertInto('blogEntry')
    .values({ profileId: viewer.profile.id, countryId, dark, createdAt: clock.now(), key: key ?? null, revision: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, known: false }
}

async function entryWithKey(db: Database, viewer: MemberViewer, key: string | undefined) {
  if (key === undefined) return undefined
  return db
    .selectFrom('blogEntry')
    .select(['id', 'status'])
    .where('profileId', '=', viewer.profile.id)
    .where('key', '=', key)
    .executeTakeFirst()
}

async function write(
  { clock }: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { id, written, content }: { readonly id: number; readonly written: Written; readonly content: BlogContent },
): Promise<void> {
  const entry = await ownEntry(transaction, viewer, id).forUpdate().executeTakeFirst()
  if (!entry) throw notFound()
  const draft = await draftOf(transaction, id)
  const published = entry.status === BlogEntryStatus.Published ? await publishedContent(transaction, id) : undefined
  const latest = draft ?? published
  // A repeated save with the same text is no conflict, because its first answer may have been lost.
  const stale = latest !== undefined && written.revision !== entry.revision && !isSameContent(latest, content)
  if (stale) throw new Problem(409, 'EDIT_CONFLICT')
  if (published && isSameContent(published, content)) {
    await dropDraft(transaction, entry)
    return
  }
  const now = clock.now()
  if (written.publish) await publish(transaction, viewer, { entry, content, now })
  else await keepDraft(transaction, id, { ...content, savedAt: now })
  await grow(transaction, entry)
}

async function keepDraft(
  transaction: Transaction<DB>,
  entryId: number,
  draft: BlogContent & { readonly savedAt: Date },
): Promise<void> {
  await transaction
    .insertInto('blogDraft')
    .values({ entryId, ...draft })
    .onConflict((conflict) => conflict.column('entryId').doUpdateSet(draft))
    .execute()
}

async function dropDraft(transaction: Transaction<DB>, entry: OwnEntry): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('blogDraft')
    .where('entryId', '=', entry.id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await grow(transaction, entry)
}

async function grow(transaction: Transaction<DB>, { id, revision }: OwnEntry): Promise<void> {
  await transaction
    .updateTable('blogEntry')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .execute()
}

async function refuseTooManyDrafts(transaction: Transaction<DB>, { profile }: MemberViewer): Promise<void> {
  const { count } = await transaction
    .selectFrom('blogEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('profileId', '=', profile.id)
    .where('status', '=', BlogEntryStatus.Draft)
    .executeTakeFirstOrThrow()
  if (count > MAX_DRAFTS) throw new Problem(422, 'TOO_MANY_DRAFTS', { params: { max: MAX_DRAFTS } })
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
