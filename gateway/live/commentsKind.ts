import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '../core/context'
import { toGlobalId } from '../core/globalIds'
import { loadOf } from '../core/schema/node'
import type { Commentable } from '../core/schema/graphTypes'
import { sourceOfItem } from '../shared/commentSources'
import type { Kind } from './deliveries'
import type { CommentsChange } from './parents'

interface CommentsKind extends Kind<CommentsChange> {
  /** The item as the viewer sees it; null where they may not. */
  readonly find: (context: GatewayContext) => Promise<Commentable | null>
}

/**
 * Notifies an item's viewers of changed comments. A new comment is announced by the count, which comments that the
 * viewer does not see leave unchanged.
 */
export function commentsKind(itemId: string, info: Pick<GraphQLResolveInfo, 'schema'>): CommentsKind {
  const { id, area } = sourceOfItem(info.schema, itemId)
  const find = (context: GatewayContext) => loadOf(area.itemType, id, context, info)
  let toldCount: number | undefined
  return {
    find,
    item: { itemType: area.legacyItemType, itemId: id },
    wants: () => false,
    beginsWithResync: true,
    tell: async (signal, context, stream) => {
      const item = await find(context)
      if (!item) {
        stream.end()
        return null
      }
      const countBefore = toldCount
      toldCount = item.commentCount
      if (signal.type !== 'CommentChanged') {
        return item.commentCount === countBefore ? null : { item, comment: null, deletedId: null }
      }
      const { commentId, profileId, removed } = signal
      const comment = await loadOf(area.commentType, commentId, context, info)
      if (comment) return { item, comment, deletedId: null }
      if (!removed || !(await context.loaders.of('Profiles.GetProfilesByIds').load(profileId))) return null
      return { item, comment: null, deletedId: toGlobalId(area.commentType, commentId) }
    },
  }
}
