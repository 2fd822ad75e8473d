import { CommentItemType } from '../../legacy/contract/enums'
import type { CommentSource } from '../core/schema/comments'
import type { Resolvers } from '../generated/resolvers'
import { commentFields, commentsOf } from '../shared/commentFields'

const typed = <T extends object>(comment: T) => ({ ...comment, __typename: 'EventComment' as const })

export const eventComments: CommentSource = {
  commentType: 'EventComment',
  itemType: 'Event',
  legacyItemType: CommentItemType.Event,
  list: (eventId, twoLayered) => ({ call: 'Events.GetEventComments', filters: { eventId, twoLayered } }),
  add: async ({ Events }, eventId, comment) => typed(await Events.AddEventComment({ body: { eventId, ...comment } })),
  edit: async ({ Events }, commentId, comment) =>
    typed(await Events.EditEventComment({ body: { commentId, ...comment } })),
  remove: async ({ Events }, commentId) => {
    const { itemId, remains } = await Events.DeleteEventComment({ body: { commentId } })
    return { itemId, remains: remains && typed(remains) }
  },
  fieldNames: { eventId: 'id', commentId: 'id' },
}

export const eventCommentsResolvers: Resolvers = {
  Event: { comments: commentsOf('EventComment', eventComments) },
  EventComment: {
    ...commentFields('EventComment'),
    event: ({ itemId }, _args, { loaders }) => loaders.of('Events.GetEventsByIds').load(itemId),
  },
}
