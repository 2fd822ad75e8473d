import { enforceBan } from '../../core/access/bans'
import type { FindLikable, Reportable } from '../items/items'
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

/** Makes the comments on items of a type reportable. */
export function reportableComments(commentable: Commentable): Reportable {
  return {
    ownerOf: async (deps, viewer, id) => {
      await enforceBan(deps, commentable, viewer)
      const found = await visibleComment(deps, viewer, commentable, id)
      return found && !found.deleted ? found.profileId : undefined
    },
    remove: (db, id, { now }) => removeComment(db, commentable, id, now),
  }
}
