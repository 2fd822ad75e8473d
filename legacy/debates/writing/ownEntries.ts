import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'
import type { OwnText } from '../../shared/writing/writing'
import { debateEntries, debatesVisibleTo } from '../visibility'

/** One of the viewer's own topics, to be written on. */
export interface OwnEntry extends OwnText {
  readonly lodgeId: number
  readonly categoryId: number
  /** Of a lodge of the dark sites. */
  readonly dark: boolean
  /** The last change of the published text, or else when it was published or begun. */
  readonly changedAt: Date
}

/** The author's part of a topic. */
export interface DebateContent {
  readonly title: string
  readonly html: string
  readonly categoryId: number
}

/** One of the viewer's own topics in a lodge whose debates the viewer may see. */
export async function ownEntry(
  db: Database,
  viewer: MemberViewer,
  id: number,
  lock?: 'lock',
): Promise<OwnEntry | undefined> {
  const query = debateEntries(db)
    .select([
      'debateEntry.id',
      'debateEntry.lodgeId',
      'debateEntry.categoryId',
      'debateEntry.status',
      'debateEntry.revision',
      'debateEntry.createdAt',
      'debateEntry.publishedAt',
      'debateEntry.editedAt',
      'lodge.dark',
    ])
    .where('debateEntry.id', '=', id)
    .where('debateEntry.profileId', '=', viewer.profile.id)
    .where(debatesVisibleTo(viewer))
  const entry = await (lock ? query.forUpdate('debateEntry') : query).executeTakeFirst()
  if (!entry) return undefined
  const { status, createdAt, publishedAt, editedAt, ...own } = entry
  const published = status === DebateEntryStatus.Published
  return { ...own, published, changedAt: editedAt ?? publishedAt ?? createdAt }
}

/** The author's version since the last publishing, with its time. */
export async function draftOf(
  db: Database,
  { id, categoryId }: OwnEntry,
): Promise<(DebateContent & { readonly savedAt: Date }) | undefined> {
  const draft = await db
    .selectFrom('debateDraft')
    .select(['title', 'html', 'categoryId', 'savedAt'])
    .where('entryId', '=', id)
    .executeTakeFirst()
  return draft && { ...draft, categoryId: draft.categoryId ?? categoryId }
}

export async function publishedContent(db: Database, { id }: OwnEntry): Promise<DebateContent> {
  return db
    .selectFrom('debateEntry')
    .select(['title', 'html', 'categoryId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
