import type { BodyOf } from '../contract/contract'
import { BlogEntryStatus } from '../contract/enums'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { seenEntry } from './onEntry'

/** Recommends a published entry, or ends that; a repeat keeps its place among the recommended. */
export async function setCurated(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { blogEntryId, curated }: BodyOf<'Blogs.SetCurated'>,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const entry = await seenEntry({ db: transaction, clock }, viewer, blogEntryId)
      .where('blogEntry.status', '=', BlogEntryStatus.Published)
      .forNoKeyUpdate('blogEntry')
      .executeTakeFirst()
    if (!entry) throw notFound()
    await transaction
      .updateTable('blogEntry')
      .set((eb) => ({ curatedAt: curated ? eb.fn.coalesce('curatedAt', eb.val(now)) : null }))
      .where('id', '=', blogEntryId)
      .execute()
  })
}
