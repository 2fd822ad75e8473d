import type { RouteObject } from 'react-router-dom'
import { EVENTS, eventPath, eventsPath } from '#shared/events/paths'
import { EVENT_ADMINS } from '#shared/staff/deskPath'
import { alias, lazyScreens } from '#platform/routing/route'

export const eventsRoutes: RouteObject[] = [
  alias(EVENTS, eventsPath('Upcoming')),
  ...lazyScreens(
    [
      eventsPath('Upcoming'),
      eventsPath('MyEvents'),
      eventsPath('Create'),
      `${eventPath(':id')}/:name?`,
      eventPath(':id', 'Edit'),
      eventPath(':id', 'CheckIn'),
      eventPath(':id', 'Album'),
      `${eventPath(':id', 'Mail')}/:conversationId?`,
      EVENT_ADMINS,
    ],
    // Sites without events have none of these pages.
    ({ session }) => (session.site.hasEventsDisabled ? '/Start' : null),
    async () => (await import('./eventScreens')).eventScreens,
  ),
]
