import type { RouteObject } from 'react-router-dom'
import { screen, type Navigation } from '#platform/routing/route'
import { DESK } from '#shared/staff/deskPath'
import { deskVariables } from './deskFilter'
import { MY_TICKETS } from './paths'
import DeskScreenQuery from './screens/DeskScreen/__generated__/DeskScreenQuery$parameters'
import EmailTicketScreenQuery from './screens/EmailTicketScreen/__generated__/EmailTicketScreenQuery$parameters'
import MyTicketsScreenQuery from './screens/MyTicketsScreen/__generated__/MyTicketsScreenQuery$parameters'

/** Number in the address, or 0, which nothing has. */
function ticketIdOf({ params }: Navigation): number {
  return /^\d{1,9}$/.test(params.ticketId ?? '') ? Number(params.ticketId) : 0
}

export const supportScreens: RouteObject[] = [
  screen({
    path: `${MY_TICKETS}/:ticketId?`,
    texts: ['support', 'media'],
    query: MyTicketsScreenQuery,
    variables: (navigation) => {
      const { isLoggedIn } = navigation.session.viewer
      const legacyId = ticketIdOf(navigation)
      return { isLoggedIn, legacyId, isOpen: isLoggedIn && legacyId > 0 }
    },
    component: async () => (await import('./screens/MyTicketsScreen/MyTicketsScreen')).MyTicketsScreen,
  }),
  screen({
    path: '/Support/Ticket',
    texts: ['support', 'media'],
    query: EmailTicketScreenQuery,
    variables: ({ search }) => ({ link: search.get('ticketid')?.slice(0, 200) ?? '' }),
    component: async () => (await import('./screens/EmailTicketScreen/EmailTicketScreen')).EmailTicketScreen,
  }),
  screen({
    path: `${DESK}/:ticketId?`,
    texts: ['support', 'media', 'staff'],
    query: DeskScreenQuery,
    variables: (navigation) => ({ ...deskVariables(navigation), legacyId: ticketIdOf(navigation) }),
    component: async () => (await import('./screens/DeskScreen/DeskScreen')).DeskScreen,
  }),
]
