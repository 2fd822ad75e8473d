import type { RouteObject } from 'react-router-dom'
import { screen } from '../../app/route'
import { conversationNumber } from './conversationNumber'
import MailScreenQuery from './screens/MailScreen/__generated__/MailScreenQuery$parameters'

export const mailRoutes: RouteObject[] = [
  screen({
    path: '/Mail/:conversationId?',
    texts: ['mail', 'media', 'richText'],
    query: MailScreenQuery,
    variables: (navigation) => {
      const legacyId = conversationNumber(navigation)
      return { legacyId: legacyId ?? 0, open: legacyId !== null }
    },
    handle: { fullHeight: true },
    component: async () => (await import('./screens/MailScreen/MailScreen')).MailScreen,
  }),
]
