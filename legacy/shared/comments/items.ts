import { enforceBan } from '../../core/access/bans'
import type { Database } from '../../core/database/connect'
import type { FindLikable, Reportable, ReportedPlace } from '../items/items'
import type { Commentable } from './commentable'
import { commentableOf } from './commentables'
import { visibleComment } from './read'
import { removeComment } from './write'

/** Finds a comment on any item for a like. */
export const likableComment: FindLikable = async (deps, id, viewer) => {
  const commentable = await commentableOf(deps.db, id)
  if (!commentable) return undefined
  await enforceBan(deps, commentable, viewer)
  const comment = await visibleComment(deps, viewer, commentable, id)
  // Support decides on a report of a comment whose item it does not see; that is no reason to like it.
  if (!comment?.item) return undefined
  const { profileId, itemId, item } = comment
  const subject = { itemType: commentable.notificationType, itemId, commentId: id }
  return { ownerId: profileId, subject, lodgeId: item.lodgeId }
}

/** Makes the comments on items of a type reportable; `placeOf` finds the item of a comment, whoever may see it. */
export function reportableComments(
  commentable: Commentable,
  placeOf: (db: Database, itemId: number) => Promise<ReportedPlace | undefined>,
): Reportable {
  return {
    ownerOf: async (deps, viewer, id) => {
      await enforceBan(deps, commentable, viewer)
      const found = await visibleComment(deps, viewer, commentable, id)
      return found && !found.deleted ? found.profileId : undefined
    },
    remove: (db, id, { now }) => removeComment(db, commentable, id, now),
    shown: async (db, id) => {
      const comment = await db
        .selectFrom('comment')
        .select(['itemId', 'text', 'createdAt'])
        .where('id', '=', id)
        .where('itemType', '=', commentable.itemType)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
      const place = comment && (await placeOf(db, comment.itemId))
      if (!comment || !place) return undefined
      const { text, createdAt } = comment
      return { text, createdAt, place, path: `${place.path}#comment-${id}`, dark: place.dark }
    },
  }
}
