import type { AnswerOf } from '../../contract/contract'
import { BlogEntryStatus } from '../../contract/enums'
import { refuseImpersonated } from '../../core/access/access'
import { changeOwn } from '../../core/changeOwn'
import type { Database } from '../../core/database/connect'
import type { Deps, MemberViewer } from '../../core/handler'
import { notFound } from '../../core/problem'
import { ownMediaIn } from '../../shared/media/textMedia'
import { draftOf, ownEntry, publishedContent } from './ownEntries'
import { slugOf } from '../entries/slug'

/** One of the viewer's entries for the editor: as last saved, published or not. */
export async function entryForEdit(
  db: Database,
  viewer: MemberViewer,
  entryId: number,
): Promise<AnswerOf<'Blogs.GetBlogEntryDataForEdit'>> {
  // Read in one statement, because another window may be saving.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const entry = await ownEntry(transaction, viewer, entryId).executeTakeFirst()
      if (!entry) throw notFound()
      const { id, dark, revision } = entry
      const published = entry.status === BlogEntryStatus.Published
      const draft = await draftOf(transaction, id)
      const content = draft ?? (await publishedContent(transaction, id))
      return {
        ...content,
        id,
        dark,
        revision,
        media: await ownMediaIn(transaction, viewer, content.html),
        status: published ? BlogEntryStatus.Published : BlogEntryStatus.Draft,
        slug: slugOf(published ? entry.title : content.title),
        unpublishedChanges: published && draft !== undefined,
        savedAt: (draft?.savedAt ?? entry.editedAt ?? entry.publishedAt ?? entry.createdAt).toISOString(),
      }
    })
}

/** Deletes one of the viewer's entries and everything that belongs to it. */
export async function deleteEntry(deps: Pick<Deps, 'db'>, viewer: MemberViewer, entryId: number): Promise<void> {
  // Deleting is final.
  refuseImpersonated(viewer)
  await changeOwn(deps, viewer, async (transaction) => {
    const entry = await ownEntry(transaction, viewer, entryId).forUpdate().executeTakeFirst()
    if (!entry) throw notFound()
    await transaction.deleteFrom('blogEntry').where('id', '=', entry.id).execute()
  })
}
