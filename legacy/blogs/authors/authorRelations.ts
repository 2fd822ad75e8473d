import { NotificationItemType, NotificationTopic } from '../../contract/enums'
import type { Deps, MemberViewer } from '../../core/handler'
import type { News } from '../../shared/notifications/news'
import { notify, takeBack } from '../../shared/notifications/notify'
import { withOther } from '../../shared/profiles/others'

/** The lasting relations of a member to an author; each ends the other. */
type Relation = 'followedAt' | 'hiddenAt'

const noRelation = { followedAt: null, hiddenAt: null }

/** Follows or hides an author, also a profile that has written nothing yet. */
export async function tieAuthor(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { authorId, relation }: { readonly authorId: number; readonly relation: Relation },
): Promise<void> {
  const now = deps.clock.now()
  await withOther(deps.db, viewer, authorId, async (transaction) => {
    await transaction
      .insertInto('blogAuthorReader')
      .values({ profileId: viewer.profile.id, authorId, [relation]: now })
      .onConflict((conflict) =>
        conflict.columns(['profileId', 'authorId']).doUpdateSet((eb) => ({
          ...noRelation,
          [relation]: eb.fn.coalesce(`blogAuthorReader.${relation}`, eb.val(now)),
        })),
      )
      .execute()
    const news = newFollower(viewer, authorId)
    if (relation === 'followedAt') await notify(deps, transaction, news)
    else await takeBack(transaction, news)
  })
}

/** Ends following or hiding, also of an author whom the viewer can no longer see. */
export async function untieAuthor(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  { authorId, relation }: { readonly authorId: number; readonly relation: Relation },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('blogAuthorReader')
      .where('profileId', '=', viewer.profile.id)
      .where('authorId', '=', authorId)
      .where(relation, 'is not', null)
      .execute()
    if (relation === 'followedAt') await takeBack(transaction, newFollower(viewer, authorId))
  })
}

function newFollower({ profile }: MemberViewer, authorId: number): News {
  const author = { itemType: NotificationItemType.BlogAuthor, itemId: authorId }
  return { topic: NotificationTopic.NewFollower, actorId: profile.id, to: [authorId], ...author }
}
