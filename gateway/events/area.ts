import { LikeItemType, NotificationItemType } from '../../legacy/contract/enums'
import { ReportItemType } from '../../legacy/contract/staff/reportEnums'
import { batch, defineArea } from '../core/schema/area'
import { eventComments, eventCommentsResolvers } from './comments'
import { eventsResolvers } from './events'
import { hostingResolvers } from './hosting'
import { attendingResolvers } from './attending'

export const events = defineArea({
  resolvers: [attendingResolvers, eventCommentsResolvers, eventsResolvers, hostingResolvers],
  nodes: {
    Event: batch('Events.GetEventsByIds'),
    EventComment: batch('Events.GetEventCommentsByIds'),
    EventQuestion: batch('Events.GetEventQuestionsByIds'),
    EventSignUp: batch('Events.GetEventSignUpsByIds'),
  },
  details: { Event: 'Events.GetEvent' },
  likable: { EventComment: LikeItemType.Comment },
  reportable: { Event: ReportItemType.Event, EventComment: ReportItemType.EventComment },
  notifications: { EventNotification: [NotificationItemType.Event] },
  comments: [eventComments],
})
