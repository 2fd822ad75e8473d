import { CommentItemType } from '../contract/enums'
import { leaveDarkMeetups } from './leaveDark'
import { defineArea } from '../shared/area/area'
import { notifyMeetupAttendees, type AttendeeNews } from './attendeeNews'
import { cancelMeetupsOf } from './cancelling'
import { commentableMeetups } from './commentable'
import { meetupCalendar } from './feed'
import { meetupsHandlers } from './handlers'
import { newMeetupCount } from './lodgeNews'
import { shownByMeetup } from './mediaGrant'
import { notified } from './notified'
import { remindOfMeetups } from './reminders'
import { reportable } from './reportable'
import { fillMeetup } from './signUps'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      fillMeetup: { readonly meetupId: number }
      notifyMeetupAttendees: AttendeeNews
      remindOfMeetups: Record<string, never>
    }
  }
}

export const meetups = defineArea({
  name: 'meetups',
  darkDeparture: leaveDarkMeetups,
  handlers: meetupsHandlers,
  tasks: {
    fillMeetup: { run: fillMeetup },
    notifyMeetupAttendees: { run: notifyMeetupAttendees },
    remindOfMeetups: { run: remindOfMeetups, schedule: '*/10 * * * * ?max=1' },
  },
  routes: [meetupCalendar.routes],
  commentables: { [CommentItemType.Meetup]: commentableMeetups },
  reportables: reportable,
  notificationItems: notified,
  mediaGrant: shownByMeetup,
  lodgeNews: { newMeetupCount },
  erasure: { onDeletion: cancelMeetupsOf, before: cancelMeetupsOf },
})
