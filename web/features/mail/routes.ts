import type { RouteObject } from 'react-router-dom'
import { screen, type Navigation } from '../../app/route'
import { conversationNumber } from './conversationNumber'
import { listArguments, mailPath, readMailFilter, wantedProfile } from './listAddress'
import MailScreenQuery from './screens/MailScreen/__generated__/MailScreenQuery$parameters'
import { shownParts } from './shownParts'

/** Asks for the list unless it stands, and for the conversation unless it is open. */
function mailVariables(navigation: Navigation) {
  const filter = readMailFilter(navigation.search)
  const legacyId = conversationNumber(navigation)
  const profile = legacyId === null ? wantedProfile(navigation.search) : null
  const shown = shownParts()
  return {
    ...listArguments(filter),
    list: shown?.list !== mailPath(filter),
    legacyId: legacyId ?? 0,
    open: legacyId !== null && shown?.conversation !== legacyId,
    profileLegacyId: profile ?? 0,
    write: profile !== null,
  }
}

export const mailRoutes: RouteObject[] = [
  screen({
    path: '/Mail/:conversationId?',
    texts: ['mail', 'media', 'richText'],
    query: MailScreenQuery,
    variables: mailVariables,
    handle: { fullHeight: true },
    component: async () => (await import('./screens/MailScreen/MailScreen')).MailScreen,
  }),
]
