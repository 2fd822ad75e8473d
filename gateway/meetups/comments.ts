import { CommentItemType } from '../../legacy/contract/enums'
import type { CommentSource } from '../core/schema/comments'
import type { Resolvers } from '../generated/resolvers'
import { commentFields, commentsOf } from '../shared/commentFields'

const typed = <T extends object>(comment: T) => ({ ...comment, __typename: 'MeetupComment' as const })

export const meetupComments: CommentSource = {
  commentType: 'MeetupComment',
  itemType: 'Meetup',
  legacyItemType: CommentItemType.Meetup,
  list: (meetupId, twoLayered) => ({ call: 'Lodges.GetMeetupComments', filters: { meetupId, twoLayered } }),
  add: async ({ Lodges }, meetupId, comment) =>
    typed(await Lodges.AddMeetupComment({ body: { meetupId, ...comment } })),
  edit: async ({ Lodges }, commentId, comment) =>
    typed(await Lodges.EditMeetupComment({ body: { commentId, ...comment } })),
  remove: async ({ Lodges }, commentId) => {
    const { itemId, remains } = await Lodges.DeleteMeetupComment({ body: { commentId } })
    return { itemId, remains: remains && typed(remains) }
  },
  fieldNames: { meetupId: 'id', commentId: 'id' },
}

export const meetupCommentsResolvers: Resolvers = {
  Meetup: { comments: commentsOf('MeetupComment', meetupComments) },
  MeetupComment: {
    ...commentFields('MeetupComment'),
    meetup: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetMeetupsByIds').load(itemId),
  },
}
