import type { Database } from '../core/database/connect'
import type { Deps, MemberReader } from '../core/handler'
import { withOthersEntry } from './onEntry'

/** What a member can do with an entry for good; each ends the other, for nobody is told of what they do not want to see. */
type Tie = 'followedAt' | 'hiddenAt'

const otherTie = { followedAt: 'hiddenAt', hiddenAt: 'followedAt' } as const

/** Follows or hides an entry of another. */
export async function tieEntry(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  { entryId, tie }: { readonly entryId: number; readonly tie: Tie },
): Promise<void> {
  const now = deps.clock.now()
  await withOthersEntry(deps, reader, entryId, (transaction) =>
    transaction
      .insertInto('blogEntryReader')
      .values({ profileId: reader.profile.id, entryId, [tie]: now })
      .onConflict((conflict) =>
        conflict.columns(['profileId', 'entryId']).doUpdateSet((eb) => ({
          [tie]: eb.fn.coalesce(`blogEntryReader.${tie}`, eb.val(now)),
          [otherTie[tie]]: null,
        })),
      )
      .execute(),
  )
}

/** No longer follows or hides an entry, also one that the reader does not see any more. */
export async function untieEntry(
  db: Database,
  reader: MemberReader,
  { entryId, tie }: { readonly entryId: number; readonly tie: Tie },
): Promise<void> {
  await db
    .updateTable('blogEntryReader')
    .set({ [tie]: null })
    .where('profileId', '=', reader.profile.id)
    .where('entryId', '=', entryId)
    .execute()
}
