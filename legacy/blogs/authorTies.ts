import { NotificationTopic } from '../contract/enums'
import type { Deps, MemberReader } from '../core/handler'
import type { News } from '../shared/notifications/news'
import { notify, takeBack } from '../shared/notifications/notify'
import { withOther } from '../shared/profiles/others'

/** What a member can do with an author for good; each ends the other. */
type Tie = 'followedAt' | 'hiddenAt'

const noTie = { followedAt: null, hiddenAt: null }

/** Follows or hides another member as an author, also one who has written nothing yet. */
export async function tieAuthor(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: MemberReader,
  { authorId, tie }: { readonly authorId: number; readonly tie: Tie },
): Promise<void> {
  const now = deps.clock.now()
  await withOther(deps.db, reader, authorId, async (transaction) => {
    await transaction
      .insertInto('blogAuthorReader')
      .values({ profileId: reader.profile.id, authorId, [tie]: now })
      .onConflict((conflict) =>
        conflict.columns(['profileId', 'authorId']).doUpdateSet((eb) => ({
          ...noTie,
          [tie]: eb.fn.coalesce(`blogAuthorReader.${tie}`, eb.val(now)),
        })),
      )
      .execute()
    const news = newFollower(reader, authorId)
    if (tie === 'followedAt') await notify(deps, transaction, news)
    else await takeBack(transaction, news)
  })
}

/** No longer follows or hides an author, also one whom the reader does not see any more. */
export async function untieAuthor(
  { db }: Pick<Deps, 'db'>,
  reader: MemberReader,
  { authorId, tie }: { readonly authorId: number; readonly tie: Tie },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('blogAuthorReader')
      .where('profileId', '=', reader.profile.id)
      .where('authorId', '=', authorId)
      .where(tie, 'is not', null)
      .execute()
    if (tie === 'followedAt') await takeBack(transaction, newFollower(reader, authorId))
  })
}

function newFollower({ profile }: MemberReader, authorId: number): News {
  return { topic: NotificationTopic.NewFollower, actorId: profile.id, to: [authorId] }
}
