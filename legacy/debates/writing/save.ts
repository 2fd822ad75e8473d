import type { Transaction } from 'kysely'
import type { BodyOf } from '../../contract/contract'
import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { SavedDebateEntry } from '../../contract/lodges/debateShapes'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound, unprocessable } from '../../core/problem'
import { oneLine, plainText } from '../../core/text/plainText'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { requireStanding } from '../../shared/lodges/rights'
import { openMediaOf, saveTextMedia } from '../../shared/media/textMedia'
import { cleanHtml, refuseIncomplete } from '../../shared/writing/content'
import { discardDraft, saveText, type Writing } from '../../shared/writing/writing'
import { categoryIn } from '../places'
import { draftOf, ownEntry, publishedContent, type DebateContent, type OwnEntry } from './ownEntries'

const debateWriting: Writing<OwnEntry, DebateContent> = {
  limits: { save: 'debateSaveByProfile', publish: 'debatePublishByProfile' },
  find: ownEntry,
  findByKey: async (db, { profile }, key) => {
    const entry = await db
      .selectFrom('debateEntry')
      .select(['id', 'status'])
      .where('profileId', '=', profile.id)
      .where('key', '=', key)
      .executeTakeFirst()
    return entry && { id: entry.id, published: entry.status === DebateEntryStatus.Published }
  },
  draftOf,
  publishedContent,
  isSame: (one, other) => one.title === other.title && one.html === other.html && one.categoryId === other.categoryId,
  publish: async (transaction, viewer, { text, content, now }) => {
    const { id, lodgeId, dark, published } = text
    if (!published) await requireStanding(transaction, viewer, lodgeId, 'startTopic')
    const { title, categoryId } = content
    const { html, mediaIds } = await openMediaOf(transaction, viewer, {
      html: content.html,
      dark,
      field: 'html',
      clean: sanitiseContent,
    })
    refuseIncomplete({ title, html })
    await transaction
      .updateTable('debateEntry')
      .set({ title, html, words: wordsOf(html), categoryId })
      .set(published ? { editedAt: now } : { status: DebateEntryStatus.Published, publishedAt: now, activeAt: now })
      .where('id', '=', id)
      .execute()
    await saveTextMedia(transaction, 'debateEntryMedia', id, mediaIds)
    await transaction.deleteFrom('debateDraft').where('entryId', '=', id).execute()
  },
  keepDraft: async (transaction, { text, content: { title, html, categoryId }, now }) => {
    const draft = { title, html, categoryId: categoryId === text.categoryId ? null : categoryId, savedAt: now }
    await transaction
      .insertInto('debateDraft')
      .values({ entryId: text.id, ...draft })
      .onConflict((conflict) => conflict.column('entryId').doUpdateSet(draft))
      .execute()
  },
  dropDraft: async (transaction, { id }) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('debateDraft')
      .where('entryId', '=', id)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
  setRevision: async (transaction, id, revision) => {
    await transaction.updateTable('debateEntry').set({ revision }).where('id', '=', id).execute()
  },
  countDrafts: async (transaction, { profile }) => {
    const { count } = await transaction
      .selectFrom('debateEntry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('profileId', '=', profile.id)
      .where('status', '=', DebateEntryStatus.Draft)
      .executeTakeFirstOrThrow()
    return count
  },
}

/** Saves a new topic of the viewer, and publishes it on request. */
export async function createEntry(
  deps: Deps,
  viewer: MemberViewer,
  { lodgeId, categoryId, key, publish, ...content }: BodyOf<'Lodges.CreateDebateEntry'>,
): Promise<SavedDebateEntry> {
  const create = async (transaction: Transaction<DB>) => {
    await requireCategory(transaction, lodgeId, categoryId)
    const row = { lodgeId, categoryId, profileId: viewer.profile.id, key: key ?? null, revision: 0 }
    const { id } = await transaction
      .insertInto('debateEntry')
      .values({ ...row, createdAt: deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const written = { key, content: { ...clean(content), categoryId }, publish, create }
  return saveText(deps, viewer, debateWriting, written, savedEntry)
}

/** Saves one of the viewer's topics, and publishes it on request. */
export async function updateEntry(
  deps: Deps,
  viewer: MemberViewer,
  { debateEntryId: id, revision, categoryId, publish, ...content }: BodyOf<'Lodges.UpdateDebateEntry'>,
): Promise<SavedDebateEntry> {
  const entry = await ownEntry(deps.db, viewer, id)
  if (!entry) throw notFound()
  if (categoryId !== undefined) await requireCategory(deps.db, entry.lodgeId, categoryId)
  const stays = (await draftOf(deps.db, entry))?.categoryId ?? entry.categoryId
  const written = { id, revision, content: { ...clean(content), categoryId: categoryId ?? stays }, publish }
  return saveText(deps, viewer, debateWriting, written, savedEntry)
}

/** Reverts one of the viewer's topics to its published version, for all windows. */
export function discardChanges(deps: Pick<Deps, 'db'>, viewer: MemberViewer, id: number): Promise<void> {
  return discardDraft(deps, viewer, debateWriting, id)
}

function clean({ title, html }: Pick<DebateContent, 'title' | 'html'>) {
  return { title: oneLine(plainText(title)), html: cleanHtml(html) }
}

async function requireCategory(db: Database, lodgeId: number, categoryId: number): Promise<void> {
  if (!(await categoryIn(db, lodgeId, categoryId))) throw unprocessable({ field: 'categoryId', code: 'UNKNOWN_ITEM' })
}

async function savedEntry(db: Database, entryId: number): Promise<SavedDebateEntry> {
  const { id, status, revision, ...row } = await db
    .selectFrom('debateEntry')
    .leftJoin('debateDraft', 'debateDraft.entryId', 'debateEntry.id')
    .select(['debateEntry.id', 'debateEntry.status', 'debateEntry.revision', 'debateEntry.createdAt'])
    .select(['debateEntry.publishedAt', 'debateEntry.editedAt', 'debateDraft.savedAt'])
    .where('debateEntry.id', '=', entryId)
    .executeTakeFirstOrThrow()
  return {
    id,
    revision,
    status: status === DebateEntryStatus.Published ? DebateEntryStatus.Published : DebateEntryStatus.Draft,
    savedAt: (row.savedAt ?? row.editedAt ?? row.publishedAt ?? row.createdAt).toISOString(),
  }
}
