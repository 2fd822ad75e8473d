import type { Database } from '../core/database/connect'
import type { Deps, MemberReader } from '../core/handler'
import { withOther } from '../profiles/others'

/** What a member can do with an author for good; each ends the other. */
type Tie = 'followedAt' | 'hiddenAt'

const noTie = { followedAt: null, hiddenAt: null }

/** Follows or hides another member as an author, also one who has written nothing yet. */
export async function tieAuthor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  { authorId, tie }: { readonly authorId: number; readonly tie: Tie },
): Promise<void> {
  const now = clock.now()
  await withOther(db, reader, authorId, (transaction) =>
    transaction
      .insertInto('blogAuthorReader')
      .values({ profileId: reader.profile.id, authorId, [tie]: now })
      .onConflict((conflict) =>
        conflict.columns(['profileId', 'authorId']).doUpdateSet((eb) => ({
          ...noTie,
          [tie]: eb.fn.coalesce(`blogAuthorReader.${tie}`, eb.val(now)),
        })),
      )
      .execute(),
  )
}

/** No longer follows or hides an author, also one whom the reader does not see any more. */
export async function untieAuthor(
  db: Database,
  reader: MemberReader,
  { authorId, tie }: { readonly authorId: number; readonly tie: Tie },
): Promise<void> {
  await db
    .deleteFrom('blogAuthorReader')
    .where('profileId', '=', reader.profile.id)
    .where('authorId', '=', authorId)
    .where(tie, 'is not', null)
    .execute()
}
