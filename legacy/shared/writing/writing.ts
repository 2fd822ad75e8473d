import type { Transaction } from 'kysely'
import { refuseImpersonated } from '../../core/access/access'
import { changeOwn } from '../../core/changeOwn'
import type { Database } from '../../core/database/connect'
import type { DB } from '../../core/database/schema.generated'
import type { Deps, MemberViewer } from '../../core/handler'
import type { LimitName } from '../../core/limits'
import { notFound, Problem, unprocessable } from '../../core/problem'
import { refuseIncomplete, type TitledText } from './content'

/** Maximum unpublished texts of a member in an area. */
const MAX_DRAFTS = 100

/** One of the viewer's texts as it is stored. */
export interface OwnText {
  readonly id: number
  readonly published: boolean
  /** Grows with every change, so that two windows do not overwrite each other. */
  readonly revision: number
}

interface Publication<E, C> {
  readonly text: E
  readonly content: C
  readonly now: Date
}

/** How an area stores texts that their authors draft, publish and change: `C` is what they write. */
export interface Writing<E extends OwnText, C extends TitledText> {
  readonly limits: { readonly save: LimitName; readonly publish: LimitName }
  /** One of the viewer's own texts; in a transaction it is locked. */
  find(db: Database, viewer: MemberViewer, id: number, lock?: 'lock'): Promise<E | undefined>
  /** The text that the viewer has created with this idempotency key. */
  findByKey(db: Database, viewer: MemberViewer, key: string): Promise<Pick<OwnText, 'id' | 'published'> | undefined>
  /** The author's version since the last publishing. */
  draftOf(db: Database, text: E): Promise<C | undefined>
  publishedContent(db: Database, text: E): Promise<C>
  isSame(one: C, other: C): boolean
  /** Also deletes the draft. */
  publish(transaction: Transaction<DB>, viewer: MemberViewer, publication: Publication<E, C>): Promise<void>
  keepDraft(transaction: Transaction<DB>, publication: Publication<E, C>): Promise<void>
  /** Returns whether there was one. */
  dropDraft(transaction: Transaction<DB>, text: E): Promise<boolean>
  setRevision(transaction: Transaction<DB>, id: number, revision: number): Promise<void>
  countDrafts(transaction: Transaction<DB>, viewer: MemberViewer): Promise<number>
}

interface Written<C> {
  /** An existing text, with the revision that this version grew from. */
  readonly id?: number | undefined
  readonly revision?: number | undefined
  /** Idempotency key of a new text. */
  readonly key?: string | undefined
  readonly content: C
  readonly publish: boolean
  /** For new texts: inserts one with the revision 0. */
  readonly create?: (transaction: Transaction<DB>) => Promise<number>
}

/** Saves what the viewer has written, and publishes it on request. Answers what `read` finds in the transaction. */
export async function saveText<E extends OwnText, C extends TitledText, T>(
  deps: Deps,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  written: Written<C>,
  read: (transaction: Transaction<DB>, id: number) => Promise<T>,
): Promise<T> {
  // A text speaks for its author.
  refuseImpersonated(viewer)
  if (written.publish) refuseIncomplete(written.content)
  if (written.id !== undefined && written.revision === undefined) {
    throw unprocessable({ field: 'revision', code: 'REQUIRED' })
  }
  await consumeLimits(deps, viewer, writing, written)
  return changeOwn(deps, viewer, async (transaction) => {
    const { id, known } = await textToWrite(transaction, viewer, writing, written)
    if (!known) await write(deps, transaction, viewer, writing, { ...written, id })
    if (written.id === undefined) await refuseTooManyDrafts(transaction, viewer, writing)
    return read(transaction, id)
  })
}

/** Reverts one of the viewer's texts to its published version, for all windows. @throws 404 for what never was */
export async function discardDraft<E extends OwnText, C extends TitledText>(
  deps: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  id: number,
): Promise<void> {
  refuseImpersonated(viewer)
  await changeOwn(deps, viewer, async (transaction) => {
    const text = await writing.find(transaction, viewer, id, 'lock')
    if (!text?.published) throw notFound()
    await dropDraft(transaction, writing, text)
  })
}

/** Counts before any lock is taken, because counting uses its own connection. */
async function consumeLimits<E extends OwnText, C extends TitledText>(
  { db, limits }: Deps,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  { id, key, publish }: Written<C>,
): Promise<void> {
  const own = String(viewer.profile.id)
  await limits.consume(writing.limits.save, own)
  if (!publish) return
  const known = id === undefined ? await textWithKey(db, viewer, writing, key) : await writing.find(db, viewer, id)
  if (!known?.published) await limits.consume(writing.limits.publish, own)
}

/** The text to save to, created if needed; `known` when the same key has created it before. */
async function textToWrite<E extends OwnText, C extends TitledText>(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  { id, key, create }: Written<C>,
): Promise<{ id: number; known: boolean }> {
  if (id !== undefined) return { id, known: false }
  const known = await textWithKey(transaction, viewer, writing, key)
  if (known) return { id: known.id, known: true }
  if (!create) throw notFound()
  return { id: await create(transaction), known: false }
}

async function textWithKey<E extends OwnText, C extends TitledText>(
  db: Database,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  key: string | undefined,
) {
  return key === undefined ? undefined : writing.findByKey(db, viewer, key)
}

async function write<E extends OwnText, C extends TitledText>(
  { clock }: Deps,
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  writing: Writing<E, C>,
  { id, revision, content, publish }: Written<C> & { readonly id: number },
): Promise<void> {
  const text = await writing.find(transaction, viewer, id, 'lock')
  if (!text) throw notFound()
  const draft = await writing.draftOf(transaction, text)
  const published = text.published ? await writing.publishedContent(transaction, text) : undefined
  const latest = draft ?? published
  // A repeated save with the same text is no conflict, because its first answer may have been lost.
  const stale = latest !== undefined && revision !== text.revision && !writing.isSame(latest, content)
  if (stale) throw new Problem(409, 'EDIT_CONFLICT')
  if (published && writing.isSame(published, content)) {
    await dropDraft(transaction, writing, text)
    return
  }
  const publication = { text, content, now: clock.now() }
  if (publish) await writing.publish(transaction, viewer, publication)
  else await writing.keepDraft(transaction, publication)
  await writing.setRevision(transaction, id, text.revision + 1)
}

async function dropDraft<E extends OwnText, C extends TitledText>(
  transaction: Transaction<DB>,
  writing: Writing<E, C>,
  text: E,
): Promise<void> {
  if (await writing.dropDraft(transaction, text)) await writing.setRevision(transaction, text.id, text.revision + 1)
}

async function refuseTooManyDrafts<E extends OwnText, C extends TitledText>(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  writing: Writing<E, C>,
): Promise<void> {
  if ((await writing.countDrafts(transaction, viewer)) > MAX_DRAFTS) {
    throw new Problem(422, 'TOO_MANY_DRAFTS', { params: { max: MAX_DRAFTS } })
  }
}
