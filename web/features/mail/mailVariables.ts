import type { Navigation } from '#platform/routing/route'
import { conversationNumber } from './conversationNumber'
import { listArguments, mailPath, readMailFilter, wantedProfile } from './listAddress'
import { shownParts } from './shownParts'

/** Requests the list unless it is shown, and the conversation unless it is open. */
export function mailVariables(navigation: Pick<Navigation, 'params' | 'search'>) {
  const filter = readMailFilter(navigation.search)
  const legacyId = conversationNumber(navigation)
  const profile = legacyId === null ? wantedProfile(navigation.search) : null
  const shown = shownParts()
  return {
    ...listArguments(filter),
    list: shown?.list !== mailPath(filter),
    legacyId: legacyId ?? 0,
    open: legacyId !== null && shown?.conversation !== legacyId,
    profileId: profile ?? '',
    write: profile !== null,
  }
}
