import { lodgeRedirect } from '#shared/lodges/lodgeScreen'
import { calendarPath, createMeetupPath, editMeetupPath, lodgePath, meetupPath } from '#shared/lodges/paths'
import { lazyScreens } from '#platform/routing/route'

export const meetupsRoutes = lazyScreens(
  [
    lodgePath(':id', 'Calendar'),
    calendarPath(':id', ':date'),
    createMeetupPath(':id'),
    meetupPath(':id', ':meetupId'),
    editMeetupPath(':id', ':meetupId'),
  ],
  lodgeRedirect,
  async () => (await import('./meetupScreens')).meetupScreens,
)
