import type { RouteObject } from 'react-router-dom'
import { commentsLayered } from '#shared/comments/commentLayers'
import { calendarPath, createMeetupPath, editMeetupPath, lodgePath, meetupPath } from '#shared/lodges/paths'
import { screen, type Navigation } from '#platform/routing/route'
import { meetupNumbers, readDate } from './address'
import DateScreenQuery from './screens/DateScreen/__generated__/DateScreenQuery$parameters'
import MeetupScreenQuery from './screens/MeetupScreen/__generated__/MeetupScreenQuery$parameters'
import UpcomingScreenQuery from './screens/UpcomingScreen/__generated__/UpcomingScreenQuery$parameters'
import WriteMeetupScreenQuery from './screens/WriteMeetupScreen/__generated__/WriteMeetupScreenQuery$parameters'

const texts = ['lodge', 'meetups', 'gatherings'] as const

const writing = {
  texts: [...texts, 'media', 'richText'],
  query: WriteMeetupScreenQuery,
  variables: (navigation: Navigation) => {
    const { lodge, meetup } = meetupNumbers(navigation)
    return { lodge, meetup, edits: meetup > 0 }
  },
  component: async () => (await import('./screens/WriteMeetupScreen/WriteMeetupScreen')).WriteMeetupScreen,
} as const

export const meetupScreens: RouteObject[] = [
  screen({
    path: lodgePath(':id', 'Calendar'),
    texts,
    query: UpcomingScreenQuery,
    variables: (navigation) => ({ lodge: meetupNumbers(navigation).lodge }),
    component: async () => (await import('./screens/UpcomingScreen/UpcomingScreen')).UpcomingScreen,
  }),
  screen({
    path: calendarPath(':id', ':date'),
    texts,
    query: DateScreenQuery,
    variables: (navigation) => {
      const date = readDate(navigation.params.date)
      return {
        lodge: meetupNumbers(navigation).lodge,
        // Without a date in the address, the query asks for the lodge alone.
        day: date?.day ?? '2000-01-01',
        isMonth: date?.kind === 'month',
        isDay: date?.kind === 'day',
      }
    },
    component: async () => (await import('./screens/DateScreen/DateScreen')).DateScreen,
  }),
  screen({
    path: meetupPath(':id', ':meetupId'),
    texts: [...texts, 'comments', 'media', 'richText'],
    query: MeetupScreenQuery,
    variables: (navigation) => ({ ...meetupNumbers(navigation), layered: commentsLayered() }),
    component: async () => (await import('./screens/MeetupScreen/MeetupScreen')).MeetupScreen,
  }),
  screen({ ...writing, path: createMeetupPath(':id') }),
  screen({ ...writing, path: editMeetupPath(':id', ':meetupId') }),
]
