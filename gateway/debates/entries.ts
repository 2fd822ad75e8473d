import { LikeItemType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import type { PageArgs } from '../core/lists/connections'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import type { SetState } from '../core/schema/area'
import type { DebateEntryOrder, Resolvers } from '../generated/resolvers'
import { likesOf } from '../shared/likes'
import { seesPart } from '../shared/lodges/rights'
import type { DebateEntry } from './parents'

export const followEntry: SetState = ({ Lodges }, debateEntryId, followed) =>
  Lodges.ToggleDebateEntryFollow({ body: { debateEntryId, followed } })

/** Fields that only the call for one topic returns. */
type Whole = Required<Pick<DebateEntry, 'html' | 'media'>>

/** A field of a topic as it came, else from the call for one topic, which both such fields share. */
async function partOf<K extends keyof Whole>(
  entry: DebateEntry,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = entry
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Lodges.GetDebateEntry({ query: { debateEntryId: entry.id } }))
  return whole && whole[name]
}

interface EntryArgs extends PageArgs {
  readonly order: DebateEntryOrder
}

/** The topics of a lodge, or of one of its categories. */
function entriesIn(
  context: GatewayContext,
  place: { readonly lodgeId: number; readonly categoryId?: number | undefined },
  { order, ...args }: EntryArgs,
) {
  const filters = { ...place, sortByLatestCommentDate: order === 'LATEST_COMMENT' }
  return list(context, 'Lodges.GetDebateEntries', { args, filters })
}

/** Topics in lists, by themselves, and as subjects of notifications. */
export const entriesResolvers: Resolvers = {
  Query: {
    debateEntry: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (debateEntryId) => rest.Lodges.GetDebateEntry({ query: { debateEntryId } })),
  },
  Lodge: {
    debateEntries: (lodge, { categoryId, ...args }, context) => {
      if (!seesPart(lodge, 'debatesPublic')) return null
      const category = categoryId == null ? undefined : legacyIdOf(categoryId, 'DebateCategory')
      return entriesIn(context, { lodgeId: lodge.id, categoryId: category }, args)
    },
    viewerDebateDrafts: ({ id: lodgeId }, args, context) =>
      list(context, 'Lodges.GetOwnDebateDrafts', { args, filters: { lodgeId } }),
  },
  DebateCategory: {
    entries: ({ id: categoryId, lodgeId }, args, context) => entriesIn(context, { lodgeId, categoryId }, args),
  },
  DebateEntry: {
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
    category: ({ categoryId }, _args, { loaders }) => loaders.of('Lodges.GetDebateCategoriesByIds').load(categoryId),
    html: (entry, _args, context) => partOf(entry, 'html', context),
    media: (entry, _args, context) => partOf(entry, 'media', context),
    hasCommentsEnabled: ({ locked }) => !locked,
    viewerReadAt: ({ readAt }) => readAt,
    viewerIsFollowing: ({ followed }) => followed,
    viewerCanEdit: ({ editable }) => editable,
    viewerCanDelete: ({ deletable }) => deletable,
    viewerCanModerate: ({ moderated }) => moderated,
    viewerCanMove: ({ movable }) => movable,
    viewerHasLiked: ({ liked }) => liked,
    ...likesOf(LikeItemType.DebateEntry, ({ likeCount }: DebateEntry) => likeCount),
  },
  DebateNotification: {
    entryId: ({ itemId }) => toGlobalId('DebateEntry', itemId),
    entry: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetDebateEntriesByIds').load(itemId),
    commentId: ({ commentId }) => (commentId === null ? null : toGlobalId('DebateComment', commentId)),
    comment: ({ commentId }, _args, { loaders }) =>
      commentId === null ? null : loaders.of('Lodges.GetDebateEntryCommentsByIds').load(commentId),
  },
}
