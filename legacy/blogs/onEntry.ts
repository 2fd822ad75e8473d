import type { Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { withOther } from '../shared/profiles/others'
import { entryVisibleTo } from '../shared/visibility/blogEntries'

type Store = Pick<Deps, 'db' | 'clock'>

/** An entry that the viewer may see, with its author. */
export function seenEntry({ db, clock }: Store, viewer: MemberViewer, entryId: number) {
  return db
    .selectFrom('blogEntry')
    .innerJoin('profile', 'profile.id', 'blogEntry.profileId')
    .select(['blogEntry.id', 'blogEntry.profileId', 'blogEntry.readCount'])
    .where('blogEntry.id', '=', entryId)
    .where(entryVisibleTo({ clock }, viewer))
}

/** Runs a change about another's entry, which is locked for the transaction; a block between the two waits. */
export async function withOthersEntry<T>(
  deps: Store,
  viewer: MemberViewer,
  entryId: number,
  act: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  const entry = await seenEntry(deps, viewer, entryId).executeTakeFirst()
  if (!entry) throw notFound()
  if (entry.profileId === viewer.profile.id) throw new Problem(422, 'OWN_ENTRY')
  return withOther(deps.db, viewer, entry.profileId, async (db) => {
    const still = await seenEntry({ ...deps, db }, viewer, entryId)
      .forKeyShare('blogEntry')
      .executeTakeFirst()
    if (!still) throw notFound()
    return act(db)
  })
}
