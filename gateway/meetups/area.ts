import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { batch, defineArea } from '../core/schema/area'
import { meetupComments, meetupCommentsResolvers } from './comments'
import { meetupsResolvers } from './meetups'
import { writingResolvers } from './writing'

export const meetups = defineArea({
  resolvers: [meetupCommentsResolvers, meetupsResolvers, writingResolvers],
  nodes: {
    Meetup: batch('Lodges.GetMeetupsByIds'),
    MeetupComment: batch('Lodges.GetMeetupCommentsByIds'),
  },
  details: { Meetup: 'Lodges.GetMeetup' },
  likable: { MeetupComment: LikeItemType.Comment },
  reportable: { MeetupComment: ReportItemType.MeetupComment },
  notifications: { MeetupNotification: [NotificationItemType.Meetup] },
  comments: [meetupComments],
})
