import type { RouteObject } from 'react-router-dom'
import { screen } from '#platform/routing/route'
import { mailVariables } from './mailVariables'
import MailScreenQuery from './screens/MailScreen/__generated__/MailScreenQuery$parameters'

export const mailRoutes: RouteObject[] = [
  screen({
    path: '/Mail/:conversationId?',
    texts: ['mail', 'media', 'richText'],
    query: MailScreenQuery,
    variables: mailVariables,
    handle: { fullHeight: true, fillsWindow: true },
    component: async () => (await import('./screens/MailScreen/MailScreen')).MailScreen,
  }),
]
