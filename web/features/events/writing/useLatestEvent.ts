import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import type { useLatestEventQuery } from './__generated__/useLatestEventQuery.graphql'
import { readEvent, type SavedEvent } from './readEvent'

const query = graphql`
  query useLatestEventQuery($legacyId: Int!) {
    event(legacyId: $legacyId) {
      ...readEvent_event
      media {
        ...editableMedia_media
      }
    }
  }
`

/** Fetches the server's present version of an event; null when that fails. */
export function useLatestEvent() {
  const environment = useRelayEnvironment()
  const locale = useLocale()
  return useCallback(
    async (legacyId: number): Promise<SavedEvent | null> => {
      const answer = await fetchQuery<useLatestEventQuery>(environment, query, { legacyId })
        .toPromise()
        .catch(() => undefined)
      return answer?.event ? readEvent(answer.event, locale) : null
    },
    [environment, locale],
  )
}
