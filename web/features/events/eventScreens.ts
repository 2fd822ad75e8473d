import type { RouteObject } from 'react-router-dom'
import { commentsLayered } from '#shared/comments/commentLayers'
import { eventPath, eventsPath } from '#shared/events/paths'
import { EVENT_ADMINS } from '#shared/staff/deskPath'
import { isStaff } from '#shared/staff/isStaff'
import { screen, type Navigation } from '#platform/routing/route'
import { eventNumbers, OWN_PARTS, readEventSearch, readOwnPart, searchVariables } from './address'
import CheckInScreenQuery from './screens/CheckInScreen/__generated__/CheckInScreenQuery$parameters'
import EventAdminsScreenQuery from './screens/EventAdminsScreen/__generated__/EventAdminsScreenQuery$parameters'
import EventAlbumScreenQuery from './screens/EventAlbumScreen/__generated__/EventAlbumScreenQuery$parameters'
import EventMailScreenQuery from './screens/EventMailScreen/__generated__/EventMailScreenQuery$parameters'
import EventScreenQuery from './screens/EventScreen/__generated__/EventScreenQuery$parameters'
import MyEventsScreenQuery from './screens/MyEventsScreen/__generated__/MyEventsScreenQuery$parameters'
import UpcomingEventsScreenQuery from './screens/UpcomingEventsScreen/__generated__/UpcomingEventsScreenQuery$parameters'
import WriteEventScreenQuery from './screens/WriteEventScreen/__generated__/WriteEventScreenQuery$parameters'

const texts = ['events', 'gatherings'] as const

const ofEvent = (navigation: Navigation) => ({ event: eventNumbers(navigation).event })

const writing = {
  texts: [...texts, 'media', 'richText'],
  query: WriteEventScreenQuery,
  variables: (navigation: Navigation) => {
    const { event } = eventNumbers(navigation)
    return { event, edits: event > 0 }
  },
  component: async () => (await import('./screens/WriteEventScreen/WriteEventScreen')).WriteEventScreen,
} as const

export const eventScreens: RouteObject[] = [
  screen({
    path: eventsPath('Upcoming'),
    texts,
    query: UpcomingEventsScreenQuery,
    variables: ({ search }) => searchVariables(readEventSearch(search)),
    component: async () => (await import('./screens/UpcomingEventsScreen/UpcomingEventsScreen')).UpcomingEventsScreen,
  }),
  screen({
    path: eventsPath('MyEvents'),
    texts,
    query: MyEventsScreenQuery,
    variables: ({ search }) => ({ part: OWN_PARTS[readOwnPart(search)] }),
    component: async () => (await import('./screens/MyEventsScreen/MyEventsScreen')).MyEventsScreen,
  }),
  screen({ ...writing, path: eventsPath('Create') }),
  screen({ ...writing, path: eventPath(':id', 'Edit') }),
  screen({
    path: `${eventPath(':id')}/:name?`,
    texts: [...texts, 'comments', 'media', 'richText'],
    query: EventScreenQuery,
    variables: (navigation) => ({ ...ofEvent(navigation), layered: commentsLayered() }),
    component: async () => (await import('./screens/EventScreen/EventScreen')).EventScreen,
  }),
  screen({
    path: eventPath(':id', 'CheckIn'),
    texts,
    query: CheckInScreenQuery,
    variables: ofEvent,
    component: async () => (await import('./screens/CheckInScreen/CheckInScreen')).CheckInScreen,
  }),
  screen({
    path: eventPath(':id', 'Album'),
    texts: [...texts, 'media', 'members'],
    query: EventAlbumScreenQuery,
    variables: ofEvent,
    component: async () => (await import('./screens/EventAlbumScreen/EventAlbumScreen')).EventAlbumScreen,
  }),
  screen({
    path: `${eventPath(':id', 'Mail')}/:conversationId?`,
    texts: [...texts, 'mail'],
    query: EventMailScreenQuery,
    variables: (navigation) => {
      const numbers = eventNumbers(navigation)
      return { ...numbers, isOpen: numbers.conversation > 0 }
    },
    component: async () => (await import('./screens/EventMailScreen/EventMailScreen')).EventMailScreen,
  }),
  screen({
    path: EVENT_ADMINS,
    texts: [...texts, 'staff'],
    query: EventAdminsScreenQuery,
    variables: ({ session: { viewer } }) => ({ staff: isStaff(viewer) && !viewer.isImpersonated }),
    component: async () => (await import('./screens/EventAdminsScreen/EventAdminsScreen')).EventAdminsScreen,
  }),
]
