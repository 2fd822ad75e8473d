import { DebateEntryStatus } from '../../contract/lodges/lodgeEnums'
import type { DebateDraft } from '../../contract/lodges/debateShapes'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { ownMediaIn } from '../../shared/media/textMedia'
import { draftOf, ownEntry, publishedContent } from './ownEntries'

/** One of the viewer's topics for the editor: as last saved, published or not. */
export async function entryForEdit(db: Database, viewer: MemberViewer, entryId: number): Promise<DebateDraft> {
  // Read at one point in time, because another window may be saving.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const entry = await ownEntry(transaction, viewer, entryId)
      if (!entry) throw notFound()
      const { id, lodgeId, revision, published, changedAt } = entry
      const draft = await draftOf(transaction, entry)
      const { title, html, categoryId } = draft ?? (await publishedContent(transaction, entry))
      return {
        id,
        lodgeId,
        categoryId,
        title,
        html,
        media: await ownMediaIn(transaction, viewer, html),
        status: published ? DebateEntryStatus.Published : DebateEntryStatus.Draft,
        unpublishedChanges: published && draft !== undefined,
        revision,
        savedAt: (draft?.savedAt ?? changedAt).toISOString(),
      }
    })
}
