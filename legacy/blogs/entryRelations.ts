import type { Database } from '../core/database/connect'
import type { Deps, MemberViewer } from '../core/handler'
import { withOthersEntry } from './onEntry'

/** The lasting relations of a member to an entry; each ends the other. */
type Relation = 'followedAt' | 'hiddenAt'

const otherRelation = { followedAt: 'hiddenAt', hiddenAt: 'followedAt' } as const

/** Follows or hides an entry of another. */
export async function tieEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { entryId, relation }: { readonly entryId: number; readonly relation: Relation },
): Promise<void> {
  const now = deps.clock.now()
  await withOthersEntry(deps, viewer, entryId, (transaction) =>
    transaction
      .insertInto('blogEntryReader')
      .values({ profileId: viewer.profile.id, entryId, [relation]: now })
      .onConflict((conflict) =>
        conflict.columns(['profileId', 'entryId']).doUpdateSet((eb) => ({
          [relation]: eb.fn.coalesce(`blogEntryReader.${relation}`, eb.val(now)),
          [otherRelation[relation]]: null,
        })),
      )
      .execute(),
  )
}

/** Ends following or hiding, also of an entry that the viewer can no longer see. */
export async function untieEntry(
  db: Database,
  viewer: MemberViewer,
  { entryId, relation }: { readonly entryId: number; readonly relation: Relation },
): Promise<void> {
  await db
    .updateTable('blogEntryReader')
    .set({ [relation]: null })
    .where('profileId', '=', viewer.profile.id)
    .where('entryId', '=', entryId)
    .execute()
}
