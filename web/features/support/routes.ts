import type { RouteObject } from 'react-router-dom'
import { alias, lazyScreens, screen } from '#platform/routing/route'
import { DESK } from '#shared/staff/deskPath'
import { CREATE_TICKET, MY_TICKETS } from './paths'

const isPublic = { isPublic: true }

const load = async () => (await import('./supportScreens')).supportScreens

export const supportRoutes: RouteObject[] = [
  screen({
    path: '/Support',
    texts: ['support', 'site'],
    handle: isPublic,
    component: async () => (await import('./screens/SupportScreen/SupportScreen')).SupportScreen,
  }),
  alias('/Support/CreateTicket', CREATE_TICKET, isPublic),
  ...lazyScreens([`${MY_TICKETS}/:ticketId?`, '/Support/Ticket'], undefined, load, isPublic),
  ...lazyScreens([`${DESK}/:ticketId?`], undefined, load),
]
