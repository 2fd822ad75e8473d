import type { Transaction } from 'kysely'
import { BlogEntryStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { MemberViewer } from '../../core/handler'
import { sanitiseContent, wordsOf } from '../../core/text/richText'
import { openMediaOf, saveTextMedia } from '../../shared/media/textMedia'
import { blogTagging, saveTags } from '../../shared/tagging'
import { queueFollowerNews } from '../authors/followers'
import { refuseIncomplete } from '../../shared/writing/content'
import type { BlogContent } from './content'
import type { OwnEntry } from './ownEntries'

interface Publication {
  readonly entry: OwnEntry
  readonly content: BlogContent
  readonly now: Date
}

/** Publishes an entry as last saved. */
export async function publish(
  transaction: Transaction<DB>,
  viewer: MemberViewer,
  { entry, content, now }: Publication,
): Promise<void> {
  const { title, tags, audience, commentsEnabled } = content
  const { html, mediaIds } = await openMediaOf(transaction, viewer, {
    html: content.html,
    dark: entry.dark,
    field: 'html',
    clean: sanitiseContent,
  })
  refuseIncomplete({ title, html })
  const words = wordsOf(html)
  const known = entry.published
  await transaction
    .updateTable('blogEntry')
    .set({ title, html, words, wordCount: words.match(/\S+/gu)?.length ?? 0, audience, commentsEnabled })
    .set(known ? { editedAt: now } : { status: BlogEntryStatus.Published, publishedAt: now, activeAt: now })
    .where('id', '=', entry.id)
    .execute()
  await saveTextMedia(transaction, 'blogEntryMedia', entry.id, mediaIds)
  await saveTags(transaction, blogTagging, entry.id, tags)
  await transaction.deleteFrom('blogDraft').where('entryId', '=', entry.id).execute()
  if (!known) await queueFollowerNews(transaction, { actorId: viewer.profile.id, blogEntryId: entry.id })
}
