import { CommentItemType } from '../contract/enums'
import { PurchasableItem } from '../contract/money/moneyEnums'
import { defineArea } from '../shared/area/area'
import { shownByEvent } from './album'
import { refundEvent } from './cancelling'
import { commentableEvents } from './commentable'
import { eventCalendar, exportRoutes } from './files'
import { notifyEventGuests, type GuestNews } from './guestNews'
import { eventsHandlers } from './handlers'
import { leaveDarkEvents, leaveEvents } from './leaving'
import { notified } from './notified'
import { remindOfEvents } from './reminders'
import { reportable } from './reportable'
import { fillEvent, releaseHeldPlaces } from './signUps'
import { eventTasksCount } from './tasks'
import { eventTicket } from './tickets'
import { ofOpenEvent } from './visibility'

declare global {
  namespace GraphileWorker {
    interface Tasks {
      fillEvent: { readonly eventId: number }
      notifyEventGuests: GuestNews
      refundEvent: { readonly eventId: number }
      releaseHeldPlaces: Record<string, never>
      remindOfEvents: Record<string, never>
    }
  }
}

export const events = defineArea({
  name: 'events',
  darkDeparture: leaveDarkEvents,
  erasure: leaveEvents,
  handlers: eventsHandlers,
  tasks: {
    fillEvent: { run: fillEvent },
    notifyEventGuests: { run: notifyEventGuests },
    refundEvent: { run: refundEvent },
    releaseHeldPlaces: { run: releaseHeldPlaces, schedule: '* * * * * ?max=1' },
    remindOfEvents: { run: remindOfEvents, schedule: '*/10 * * * * ?max=1' },
  },
  routes: [eventCalendar.routes, exportRoutes],
  commentables: { [CommentItemType.Event]: commentableEvents },
  reportables: reportable,
  notificationItems: notified,
  mediaGrant: shownByEvent,
  counters: { eventAdminNotificationsCount: eventTasksCount },
  conversationRule: ofOpenEvent,
  fulfilments: { [PurchasableItem.EventTicket]: eventTicket },
})
