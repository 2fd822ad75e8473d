import { CommentItemType } from '../../legacy/contract/enums'
import type { CommentSource } from '../core/schema/comments'
import type { Resolvers } from '../generated/resolvers'
import { commentFields, commentsOf } from '../shared/commentFields'

const typed = <T extends object>(comment: T) => ({ ...comment, __typename: 'DebateComment' as const })

export const debateComments: CommentSource = {
  commentType: 'DebateComment',
  itemType: 'DebateEntry',
  legacyItemType: CommentItemType.DebateEntry,
  list: (debateEntryId, twoLayered) => ({
    call: 'Lodges.GetDebateEntryComments',
    filters: { debateEntryId, twoLayered },
  }),
  add: async ({ Lodges }, debateEntryId, comment) =>
    typed(await Lodges.AddDebateEntryComment({ body: { debateEntryId, ...comment } })),
  edit: async ({ Lodges }, commentId, comment) =>
    typed(await Lodges.EditDebateEntryComment({ body: { commentId, ...comment } })),
  remove: async ({ Lodges }, commentId) => {
    const { itemId, remains } = await Lodges.DeleteDebateEntryComment({ body: { commentId } })
    return { itemId, remains: remains && typed(remains) }
  },
  fieldNames: { debateEntryId: 'id', commentId: 'id' },
}

export const debateCommentsResolvers: Resolvers = {
  DebateEntry: { comments: commentsOf('DebateComment', debateComments) },
  DebateComment: {
    ...commentFields('DebateComment'),
    entry: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetDebateEntriesByIds').load(itemId),
  },
}
